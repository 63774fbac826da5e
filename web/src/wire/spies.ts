// Generated from the games by `cargo xtask wire`; a test of crates/games fails when this file is out of date.
import type { Pair, Side } from './rules.ts';

/**
 * An answer: a draw of chance or a player's decision.
 */
export type Action = { "balance": Side } | { "draw": Group } | { "uncover": Objective } | { "arrange_groups": Array<Group> } | { "pick": Agent } | { "first": Side } | "recruit" | { "activate": {
/**
 * The group.
 */
group: Group,
/**
 * The target of its power.
 */
target?: Group, } } | "pass" | "take" | "discard" | "leave" | { "use": Objective } | { "on_top": Group } | { "send": Agent } | "peek" | { "arrange_objectives": Array<Objective> } | { "revive": Agent } | "decline";

/**
 * A kind of agent; each side has one of each. The order is that of initiative (5.2).
 */
export type Agent = "master_spy" | "deputy_director" | "double_agent" | "analyst" | "assassin" | "director";

/**
 * The agents of a side.
 */
export type Agents = {
/**
 * Agent X, if the seat knows him.
 */
x?: Agent,
/**
 * The cover of Agent X.
 */
cover: Cover,
/**
 * The agents at headquarters; a face-down Agent X still counts among them, because the opponent cannot tell.
 */
headquarters: Array<Agent>,
/**
 * The agents that were at headquarters when Agent X was picked.
 */
suspects: Array<Agent>,
/**
 * The agents on leave.
 */
leave: Array<Agent>,
/**
 * The agents out of the game.
 */
terminated: Array<Agent>, };

/**
 * D8: the order of steps in the Briefing.
 */
export type BriefingOrder = "balance_first" | "shuffle_first";

/**
 * The fixed data of a game.
 */
export type Catalog = {
/**
 * The groups.
 */
groups: { [key in Group]?: GroupInfo },
/**
 * The objectives.
 */
objectives: { [key in Objective]?: ObjectiveInfo },
/**
 * The agents of each side, in the order of initiative.
 */
agents: Array<Agent>,
/**
 * The points that win.
 */
goal: number, };

/**
 * D6: the claim of the objective if one side causes civil disorder.
 */
export type CivilDisorderClaim = "immediate" | "by_domination";

/**
 * The cover of a side's Agent X.
 */
export type Cover = "absent" | "hidden" | "shown";

/**
 * A deck: the placed cards on top, which a seat may know, then the unordered ones.
 */
export type Deck<T> = {
/**
 * The number of cards; in a view only.
 */
count?: number,
/**
 * The placed cards, from the top.
 */
top: Array<Placed<T>>,
/**
 * The unordered cards; not in a view.
 */
rest?: Array<T>, };

/**
 * D7: whether the Deputy Director goes on leave.
 */
export type DeputyDirectorLeave = "never" | "as_others";

/**
 * D4: the time of a Double Agent's choice.
 */
export type DoubleAgentTiming = "debriefing" | "next_planning";

/**
 * A19: the balance token after both sides caused civil disorder.
 */
export type DoubleDisorder = "on_equal_scores" | "always";

/**
 * D3: which economic groups an economic power may not flip.
 */
export type EconomicTargets = "no_economic" | "no_own_economic";

/**
 * Why a game ended.
 */
export type End = "points" | "overtime" | "deck_empty" | "turn_limit";

/**
 * A line of the log.
 */
export type Fact = { "turn": { turn: number, } } | { "objective": { objective: Objective, stability: number, population: number, points: number, } } | { "balance": { side: Side, } } | "shuffled" | { "saw_groups": { groups: Array<Group>, } } | { "arranged_groups": { side: Side, } } | { "picked": { side: Side, } } | { "picked_agent": { agent: Agent, } } | { "shown": { side: Side, agent: Agent, } } | { "returned": { side: Side, agent: Agent, } } | { "first": { side: Side, } } | { "recruited": { side: Side, group: Group, } } | { "activated": { side: Side, group: Group, } } | { "destroyed": { side: Side, group: Group, } } | { "moved": { side: Side, group: Group, } } | { "readied": { side: Side, group: Group, } } | { "mobilized": { side: Side, group: Group, } } | { "looked": { side: Side, } } | { "saw": { group: Group, } } | { "left": { side: Side, } } | { "discarded": { side: Side, group: Group, } } | { "passed": { side: Side, } } | { "used": { side: Side, objective: Objective, points: number, } } | { "totals": { west: number, east: number, stability: number, } } | { "tie_broken": { side: Side, faction: Faction, } } | { "token": { side: Side, } } | "no_token" | { "disorder": { side: Side, } } | { "terminated": { side: Side, agent: Agent, } } | { "on_leave": { side: Side, agent: Agent, } } | { "home": { side: Side, agent: Agent, } } | { "claimed": { side: Side, objective: Objective, points: number, } } | { "buried": { objective: Objective, } } | { "peek_earned": { side: Side, } } | { "analyst_earned": { side: Side, } } | { "choice_earned": { side: Side, } } | { "saw_objectives": { objectives: Array<Objective>, } } | { "arranged_objectives": { side: Side, } } | { "revived": { side: Side, agent: Agent, } } | { "scores": { west: number, east: number, } } | "overtime" | "deck_empty";

/**
 * A faction of groups, with its own power.
 */
export type Faction = "military" | "economic" | "political" | "media";

/**
 * Figures derived from a view between two actions: none beyond the table itself.
 */
export type Figures = Record<symbol, never>;

/**
 * A group, six per faction with influence 1 to 6, in the order of factions and influence.
 */
export type Group = "guerrilla" | "militia" | "mercenaries" | "police" | "infantry" | "generals" | "workers" | "mafia" | "food_companies" | "industry" | "oil_tycoons" | "bankers" | "students" | "trade_union" | "nationalists" | "fundamentalists" | "opposition" | "government" | "artists" | "ngos" | "phone_company" | "newspapers" | "radio" | "television";

/**
 * The printed data of a group.
 */
export type GroupInfo = {
/**
 * The slug of the group.
 */
slug: Group,
/**
 * Its faction.
 */
faction: Faction,
/**
 * Its influence.
 */
influence: number, };

/**
 * A seat that may know a card.
 */
export type Knower = "west" | "east" | "spectator";

/**
 * D5: the rule for two Double Agents, or two Analysts.
 */
export type MirroredAgents = "token_rule" | "both_work";

/**
 * An objective: fifteen nations, then six events.
 */
export type Objective = "egypt" | "vietnam" | "panama" | "angola" | "afghanistan" | "honduras" | "libya" | "greece" | "turkey" | "iran" | "cuba" | "congo" | "czechoslovakia" | "chile" | "korea" | "nobel_peace_prize" | "live_benefit" | "nuclear_escalation" | "space_race" | "olympic_games" | "summit_meeting";

/**
 * The printed data of an objective.
 */
export type ObjectiveInfo = {
/**
 * The slug of the objective.
 */
slug: Objective,
/**
 * Whether it is an event.
 */
event: boolean,
/**
 * The influence that a side may hold without civil disorder.
 */
stability: number,
/**
 * The number of groups that a side may hold.
 */
population: number,
/**
 * The points.
 */
points: number,
/**
 * The order in which factions break ties.
 */
bias: [Faction, Faction, Faction, Faction], };

/**
 * The rule set of a game; the names are those of the digest, sections 9 and 10.
 */
export type Options = {
/**
 * D1: whether exceeding the Stability ends the struggle at once.
 */
struggle_ends_on_exceed: boolean,
/**
 * D2: the consequence of going past the population.
 */
population_excess: PopulationExcess,
/**
 * D3: which economic groups an economic power may not flip.
 */
economic_targets: EconomicTargets,
/**
 * D4: the time of a Double Agent's choice.
 */
double_agent_timing: DoubleAgentTiming,
/**
 * D5: the rule for two Double Agents, or two Analysts.
 */
mirrored_agents: MirroredAgents,
/**
 * D6: the claim of the objective if one side causes civil disorder.
 */
civil_disorder_claim: CivilDisorderClaim,
/**
 * D7: whether the Deputy Director goes on leave.
 */
deputy_director_leave: DeputyDirectorLeave,
/**
 * D8: the order of steps in the Briefing.
 */
briefing_order: BriefingOrder,
/**
 * A1: political moves against an opponent that already exceeds the Stability.
 */
political_blocked_when_opponent_exceeds: PoliticalBlock,
/**
 * A6: the window of the Summit Meeting.
 */
summit_meeting_window: SummitWindow,
/**
 * A8: whether a Double Agent may send the Deputy Director on leave.
 */
double_agent_may_target_deputy_director: boolean,
/**
 * A14: the last turn; 0 for no limit.
 */
turn_limit: number,
/**
 * A19: the balance token after both sides caused civil disorder.
 */
double_disorder_keeps_balance: DoubleDisorder,
/**
 * A24: the number of actions of one struggle, without passes, after which a side may only pass; 0 for no limit.
 */
struggle_action_limit: number, };

/**
 * The end of a game.
 */
export type Over = {
/**
 * The winner; absent in a draw.
 */
winner?: Side,
/**
 * What ended the game.
 */
reason: End, };

/**
 * The phases of a turn (0.9).
 */
export type Phase = "briefing" | "planning" | "influence_struggle" | "cease_fire" | "debriefing" | "detente";

/**
 * A placed card of a deck.
 */
export type Placed<T> = {
/**
 * The card, if the seat knows it.
 */
card?: T,
/**
 * The seats that know it; a view has only its own seat here.
 */
known: Array<Knower>,
/**
 * The seats that know only that it is one of the cards with their mark.
 */
among: Array<Knower>, };

/**
 * A1: political moves against an opponent that already exceeds the Stability.
 */
export type PoliticalBlock = "give" | "both";

/**
 * D2: the consequence of going past the population.
 */
export type PopulationExcess = "forbidden" | "civil_disorder";

/**
 * A question; it names the rule, never a hidden card.
 */
export type Question = "balance" | "next_group" | "next_objective" | "last_objective" | { "analyst": {
/**
 * The side that decides.
 */
side: Side, } } | { "agent": {
/**
 * The side that decides.
 */
side: Side, } } | { "first": {
/**
 * The side that decides.
 */
side: Side, } } | { "act": {
/**
 * The side that decides.
 */
side: Side, } } | { "media": {
/**
 * The side that decides.
 */
side: Side, } } | { "on_top": {
/**
 * The side that decides.
 */
side: Side, } } | { "save": {
/**
 * The side that decides.
 */
side: Side, } } | { "double_agent": {
/**
 * The side that decides.
 */
side: Side, } } | { "window": {
/**
 * The side that decides.
 */
side: Side, } } | { "space_race": {
/**
 * The side that decides.
 */
side: Side, } };

/**
 * The rule that forbids an action.
 */
export type Refusal = "not_your_decision" | "not_asked" | "not_the_cards_seen" | "agent_on_leave" | "agent_terminated" | "must_recruit" | "population_reached" | "group_deck_empty" | "not_your_group" | "already_mobilized" | "target_not_in_play" | "targets_itself" | "target_needed" | "no_target_for_media" | "receiver_full" | "opponent_would_exceed" | "opponent_exceeds" | "economic_target" | "action_limit" | "event_not_owned" | "wrong_moment" | "no_discard" | "no_military" | "already_shown" | "not_discarded" | "not_in_headquarters" | "deputy_director_stays" | "not_terminated" | "no_objective_left";

/**
 * The cost and the odds of a choice: none, because nothing is known in advance.
 */
export type Stakes = never;

/**
 * A6: the window of the Summit Meeting.
 */
export type SummitWindow = "own_turn" | "any_time";

/**
 * A position, or a seat's view of it: what the seat may not know is absent or counted.
 */
export type View = {
/**
 * The name of the game.
 */
game: "spies",
/**
 * The options of the game.
 */
options: Options,
/**
 * The turn, from 1.
 */
turn: number,
/**
 * The phase of the turn.
 */
phase: Phase,
/**
 * The objective of the turn, until it is claimed or buried.
 */
objective?: Objective,
/**
 * The holder of the balance token.
 */
balance?: Side,
/**
 * The side that placed its domination token in the last Cease-fire.
 */
token?: Side,
/**
 * Whether each side caused civil disorder in the last Cease-fire.
 */
disorder: Pair<boolean>,
/**
 * The scores.
 */
scores: Pair<number>,
/**
 * The score piles.
 */
claimed: Pair<Array<Objective>>,
/**
 * The used events.
 */
spent: Array<Objective>,
/**
 * The objectives at the bottom of the deck that every seat saw go there, in the order of burial.
 */
buried: Array<Objective>,
/**
 * The agents of each side.
 */
agents: Pair<Agents>,
/**
 * The groups in play.
 */
groups: Pair<Array<Group>>,
/**
 * The ready groups among them.
 */
ready: Array<Group>,
/**
 * The group discard pile, the top card last.
 */
discard: Array<Group>,
/**
 * The group deck.
 */
group_deck: Deck<Group>,
/**
 * The objective deck without the buried objectives.
 */
objective_deck: Deck<Objective>,
/**
 * The side that acts, or acted last, in the struggle.
 */
acting: Side,
/**
 * The number of consecutive passes.
 */
passes: number,
/**
 * The number of actions of this struggle, without passes.
 */
actions: number,
/**
 * Whether each side arranges groups in the next Briefing.
 */
analyst: Pair<boolean>,
/**
 * Whether each side still has a Double Agent's choice to make.
 */
choice: Pair<boolean>,
/**
 * The side that sees the other's Agent X in the next Planning.
 */
peek?: Side,
/**
 * Whether an exact tie at 100 or more has been reached.
 */
overtime: boolean,
/**
 * The end of the game, once it is over.
 */
end?: Over,
/**
 * The procedures under way, in the game's own form, with the question as the last of them.
 */
stack: Array<unknown>, };

/** The types of the game. */
export type Game = { name: "spies", action: Action, question: Question, fact: Fact, refusal: Refusal, view: View, catalog: Catalog, figures: Figures, stakes: Stakes, };
