//! Matrix games: both sides choose at the same time, and the row player gains what the column player loses.

/// The gain of the row player for each pair of choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Matrix {
    rows: usize,
    columns: usize,
    gains: Vec<f32>,
}

/// Mixtures for both players of a matrix game.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// The probabilities of the rows.
    pub rows: Vec<f32>,
    /// The probabilities of the columns.
    pub columns: Vec<f32>,
    /// The mean gain of the row player.
    pub value: f32,
    /// What the two players together could gain if each knew the mixture of the other; 0 in an equilibrium.
    pub exploitability: f32,
}

impl Matrix {
    /// Creates a matrix whose entries are computed one by one, row after row.
    pub fn fill(rows: usize, columns: usize, mut gain: impl FnMut(usize, usize) -> f32) -> Matrix {
        let gains = (0..rows * columns).map(|cell| gain(cell / columns, cell % columns)).collect();
        Matrix { rows, columns, gains }
    }

    /// Returns the gain of the row player.
    #[must_use]
    pub fn gain(&self, row: usize, column: usize) -> f32 {
        self.gains[row * self.columns + column]
    }

    /// Returns the gain of each row against a mixture of columns.
    fn against_columns(&self, columns: &[f32]) -> Vec<f32> {
        let gain = |row| (0..self.columns).map(|column| columns[column] * self.gain(row, column)).sum();
        (0..self.rows).map(gain).collect()
    }

    /// Returns the cost of each column against a mixture of rows.
    fn against_rows(&self, rows: &[f32]) -> Vec<f32> {
        let cost = |column| (0..self.rows).map(|row| rows[row] * self.gain(row, column)).sum();
        (0..self.columns).map(cost).collect()
    }

    /// Solves the game by regret matching: the players choose in turn, in proportion to their regrets, and the average of their choices
    /// converges to an equilibrium. Later rounds weigh more.
    #[must_use]
    pub fn solve(&self, rounds: u32) -> Solution {
        let mut row_player = Regrets::new(self.rows);
        let mut column_player = Regrets::new(self.columns);
        for round in 1..=rounds {
            row_player.learn(&self.against_columns(&column_player.now), round);
            let costs = self.against_rows(&row_player.now);
            let gains: Vec<f32> = costs.iter().map(|cost| -cost).collect();
            column_player.learn(&gains, round);
        }
        self.judge(row_player.average(), column_player.average())
    }

    /// Solves the game in which the column player sees the row before answering: one row and one answer are optimal.
    #[must_use]
    pub fn answered(&self) -> Solution {
        let answer =
            |row| (0..self.columns).min_by(|&a, &b| self.gain(row, a).total_cmp(&self.gain(row, b))).unwrap_or(0);
        let secured = |row| self.gain(row, answer(row));
        let row = (0..self.rows).max_by(|&a, &b| secured(a).total_cmp(&secured(b))).unwrap_or(0);
        let only = |choice, choices| (0..choices).map(|each| if each == choice { 1.0 } else { 0.0 }).collect();
        let (rows, columns) = (only(row, self.rows), only(answer(row), self.columns));
        Solution { rows, columns, value: secured(row), exploitability: 0.0 }
    }

    /// Computes the value and the exploitability of a pair of mixtures.
    fn judge(&self, rows: Vec<f32>, columns: Vec<f32>) -> Solution {
        let gains = self.against_columns(&columns);
        let best = gains.iter().copied().fold(f32::MIN, f32::max);
        let worst = self.against_rows(&rows).into_iter().fold(f32::MAX, f32::min);
        let value = rows.iter().zip(&gains).map(|(chance, gain)| chance * gain).sum();
        Solution { rows, columns, value, exploitability: best - worst }
    }
}

/// The regrets of one player.
struct Regrets {
    /// How much better each choice would have been than the mixture; never below 0.
    regrets: Vec<f32>,
    /// The mixture of this round.
    now: Vec<f32>,
    /// The mixtures of all rounds, later ones with more weight.
    sum: Vec<f32>,
}

impl Regrets {
    fn new(choices: usize) -> Regrets {
        Regrets { regrets: vec![0.0; choices], now: vec![1.0 / choices as f32; choices], sum: vec![0.0; choices] }
    }

    /// Updates the regrets with the gain of each choice, and then the mixture.
    fn learn(&mut self, gains: &[f32], round: u32) {
        let got: f32 = self.now.iter().zip(gains).map(|(chance, gain)| chance * gain).sum();
        for (regret, gain) in self.regrets.iter_mut().zip(gains) {
            *regret = (*regret + gain - got).max(0.0);
        }
        self.now = share(&self.regrets);
        for (sum, now) in self.sum.iter_mut().zip(&self.now) {
            *sum += now * round as f32;
        }
    }

    fn average(&self) -> Vec<f32> {
        share(&self.sum)
    }
}

/// Returns probabilities in proportion to weights; equal ones if all weights are 0.
fn share(weights: &[f32]) -> Vec<f32> {
    let sum: f32 = weights.iter().sum();
    if sum > 0.0 {
        weights.iter().map(|weight| weight / sum).collect()
    } else {
        vec![1.0 / weights.len() as f32; weights.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix<const R: usize, const C: usize>(gains: [[f32; C]; R]) -> Matrix {
        Matrix::fill(R, C, |row, column| gains[row][column])
    }

    fn close(found: &[f32], expected: &[f32]) {
        let near = found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 0.01);
        assert!(near && found.len() == expected.len(), "{found:?} is not near {expected:?}");
    }

    #[test]
    fn matching_pennies_has_an_even_solution() {
        let solution = matrix([[1.0, -1.0], [-1.0, 1.0]]).solve(2000);
        close(&solution.rows, &[0.5, 0.5]);
        close(&solution.columns, &[0.5, 0.5]);
        assert!(solution.value.abs() < 0.01 && solution.exploitability < 0.01, "{solution:?}");
    }

    #[test]
    fn pennies_with_a_prize_have_an_uneven_solution() {
        // The row player mixes so that both columns cost the same: 3p - (1 - p) = -p + (1 - p).
        let solution = matrix([[3.0, -1.0], [-1.0, 1.0]]).solve(2000);
        close(&solution.rows, &[1.0 / 3.0, 2.0 / 3.0]);
        close(&solution.columns, &[1.0 / 3.0, 2.0 / 3.0]);
        assert!((solution.value - 1.0 / 3.0).abs() < 0.01 && solution.exploitability < 0.02, "{solution:?}");
    }

    #[test]
    fn stone_paper_scissors_with_unequal_stakes_converges_to_its_known_mixture() {
        // Stakes: paper takes 1 from stone, scissors 2 from paper, stone 3 from scissors. Each is chosen in proportion to the stake of the
        // duel in which it takes no part.
        let solution = matrix([[0.0, -1.0, 3.0], [1.0, 0.0, -2.0], [-3.0, 2.0, 0.0]]).solve(5000);
        close(&solution.rows, &[2.0 / 6.0, 3.0 / 6.0, 1.0 / 6.0]);
        close(&solution.columns, &[2.0 / 6.0, 3.0 / 6.0, 1.0 / 6.0]);
        assert!(solution.value.abs() < 0.01 && solution.exploitability < 0.02, "{solution:?}");
    }

    #[test]
    fn dominated_choices_are_dropped() {
        let solution = matrix([[1.0, 0.5], [0.8, 0.2], [0.0, 0.0]]).solve(2000);
        close(&solution.rows, &[1.0, 0.0, 0.0]);
        close(&solution.columns, &[0.0, 1.0]);
        assert!((solution.value - 0.5).abs() < 0.01 && solution.exploitability < 0.02, "{solution:?}");
    }

    #[test]
    fn exploitability_reveals_a_bad_mixture() {
        let pennies = matrix([[1.0, -1.0], [-1.0, 1.0]]);
        let naive = pennies.judge(vec![1.0, 0.0], vec![1.0, 0.0]);
        assert_eq!((naive.value, naive.exploitability), (1.0, 2.0));
        assert_eq!(pennies.judge(vec![0.5, 0.5], vec![0.5, 0.5]).exploitability, 0.0);
    }

    #[test]
    fn random_matrices_are_solved() {
        let mut luck = rules::Luck::seeded(6);
        for _ in 0..200 {
            let (rows, columns) = (1 + luck.below(6) as usize, 1 + luck.below(6) as usize);
            let random = Matrix::fill(rows, columns, |_, _| luck.below(2001) as f32 / 1000.0 - 1.0);
            let solution = random.solve(5000);
            assert!(solution.exploitability < 0.02, "{random:?} {solution:?}");
            let sum: f32 = solution.rows.iter().sum();
            assert!((sum - 1.0).abs() < 0.001 && solution.rows.iter().all(|&chance| chance >= 0.0), "{solution:?}");
        }
    }
}
