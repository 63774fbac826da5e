import { say } from '$/lib/speech.svelte.ts';
import type { Player, Rating } from '$/wire/index.ts';

/** Bot levels with a translated name; others show the server's name. */
const BOTS: Record<string, string> = {
  random: 'web-bot-random',
  easy: 'web-bot-easy',
  medium: 'web-bot-medium',
  hard: 'web-bot-hard',
  expert: 'web-bot-expert',
};

/** Returns the name of a bot. */
export function botName(name: string): string {
  const key = BOTS[name];
  return key ? say(key) : name;
}

/** Returns the name of a player. */
export function playerName(player: Player, me = false): string {
  if (me) return say('web-player-you');
  switch (player.kind) {
    case 'bot':
      return botName(player.name ?? '');
    case 'open':
    case 'invited':
      return say('web-player-nobody');
    case 'gone':
      return say('web-player-gone');
    default:
      return player.name ?? say('web-player-guest');
  }
}

/** Returns a rating in points, with a question mark while it is provisional. It is text, so that no language groups its digits. */
export function ratingText(rating: Rating): string {
  return rating.provisional ? say('web-rating-provisional', { rating: String(rating.rating) }) : String(rating.rating);
}

/** Returns the name of a player, with the rating if there is one. */
export function ratedName(player: Player): string {
  const name = playerName(player);
  return player.rating ? say('web-player-rated', { name, rating: ratingText(player.rating) }) : name;
}
