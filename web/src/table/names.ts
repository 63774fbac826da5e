import { say } from '$/lib/speech.svelte.ts';
import type { Player } from '$/wire/index.ts';

/** Levels of bots that have a name; others show the one that the server gives. */
const BOTS: Record<string, string> = {
  random: 'web-bot-random',
  easy: 'web-bot-easy',
  medium: 'web-bot-medium',
  hard: 'web-bot-hard',
  expert: 'web-bot-expert',
};

/** The name of a bot. */
export function botName(name: string): string {
  const key = BOTS[name];
  return key ? say(key) : name;
}

/** What a player is called. */
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
