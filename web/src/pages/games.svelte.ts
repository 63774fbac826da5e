import { api, problemText } from '$/lib/api.ts';
import type { GameInfo, Games } from '$/wire/index.ts';

/** The server's description of its games, in the current language. */
class GameList {
  infos: GameInfo[] = $state.raw([]);
  problem: string | null = $state(null);

  /** Fetches the games; must be called again after a change of language. */
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
