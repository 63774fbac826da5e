import { api, problemText } from '$/lib/api.ts';
import type { GameInfo, Games } from '$/wire/index.ts';

/** What the server says of its games, in the language that is spoken. */
class GameList {
  infos: GameInfo[] = $state.raw([]);
  problem: string | null = $state(null);

  /** Asks the server; call it again when another language is spoken. */
  load(): void {
    api.get<Games>('/api/games').then(
      ({ games }) => {
        this.infos = games;
        this.problem = null;
      },
      (error: unknown) => (this.problem = problemText(error)),
    );
  }

  of(game: string): GameInfo | undefined {
    return this.infos.find(({ name }) => name === game);
  }
}

export const games = new GameList();
