import type { Reporter, TestCase } from '@playwright/test/reporter';
import { mkdirSync, writeFileSync } from 'node:fs';

/** Writes the tests that failed, or passed only on a retry, one per line, for `cargo xtask test` and `cargo xtask flaky`. */
export default class Outcomes implements Reporter {
  readonly #tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.#tests.add(test);
  }

  onEnd(): void {
    const lines = [...this.#tests].flatMap((test) => {
      const outcome = test.outcome();
      const name = test.titlePath().slice(2).join(' › ');
      return outcome === 'flaky' ? [`flaky\t${name}\n`] : outcome === 'unexpected' ? [`failed\t${name}\n`] : [];
    });
    mkdirSync('artefacts', { recursive: true });
    writeFileSync('artefacts/outcomes.txt', lines.join(''));
  }
}
