import type { Json } from '$/boards/contract.ts';
import { say } from '$/lib/speech.svelte.ts';
import type { ClockSetting, GameInfo, TableSummary } from '$/wire/index.ts';

/** Clocks that are offered by name, as rows of buttons. */
export const LIVE: readonly ClockSetting[] = [45, 60, 90].map((minutes) => ({ kind: 'live', minutes, increment: 0 }));
export const DAYS: readonly ClockSetting[] = [7, 21, 45].map((days) => ({ kind: 'correspondence', days }));

/** Returns a clock in a word or two. */
export function clockName(clock: ClockSetting): string {
  if (clock.kind === 'none') return say('web-clock-none');
  if (clock.kind === 'correspondence') return say('web-clock-days', { days: clock.days });
  if (clock.increment === 0) return say('web-clock-minutes', { minutes: clock.minutes });
  return say('web-clock-increment', { minutes: clock.minutes, seconds: clock.increment });
}

/** Returns a clock in a sentence. */
export function clockText(clock: ClockSetting): string {
  if (clock.kind === 'none') return say('web-clock-none-text');
  if (clock.kind === 'correspondence') return say('web-clock-days-text', { days: clock.days });
  return say('web-clock-live-text', { minutes: clock.minutes, seconds: clock.increment });
}

/** A rule set, and the options that deviate from it. */
export interface RuleSet {
  text: string;
  differs: { option: string; value: string }[];
}

const same = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the hash of a custom card pack, and the text of any other value that is not offered. */
const hashOf = (value: Json | undefined): string => String(typeof value === 'object' && value !== null && !Array.isArray(value) && 'hash' in value ? value['hash'] : value);

/** Returns the rule set nearest to the options of a table; null until the game's description is loaded. */
export function ruleSet(info: GameInfo | undefined, options: { [key in string]?: Json }): RuleSet | null {
  const sets = (info?.presets ?? []).map((preset) => {
    const differs = (info?.options ?? []).flatMap((option) => {
      const usual = preset.options[option.name] ?? option.default;
      const value = options[option.name] ?? option.default;
      if (same(usual, value)) return [];
      return [{ option: option.text, value: option.values.find((one) => same(one.value, value))?.text ?? hashOf(value) }];
    });
    return { text: preset.text, differs };
  });
  return sets.reduce<RuleSet | null>((best, set) => (best && best.differs.length <= set.differs.length ? best : set), null);
}

/** Sorts tables by urgency: the nearest deadline first, those without one last. */
export function byDeadline(tables: readonly TableSummary[]): TableSummary[] {
  return [...tables].sort((one, other) => (one.deadline ?? Infinity) - (other.deadline ?? Infinity) || other.updated - one.updated);
}
