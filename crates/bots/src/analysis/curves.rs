//! The curves that convert an evaluation to a chance to win, one for each phase of a game.
//!
//! Output of `cargo run --release -p bots --example calibrate -- fit GAME GAMES 7`, with 3,000 games of Twilight Struggle and 4,000 of the
//! others.

use super::Curve;

/// Twilight Struggle, by turns.
pub(super) const TWILIGHT: [Curve; 10] = [
    Curve { shift: -0.5190, slope: 1.0630, score: [-0.4920, 0.0391] },
    Curve { shift: -0.4316, slope: 1.3165, score: [-0.4774, 0.0943] },
    Curve { shift: -0.0683, slope: 1.5390, score: [-0.3805, 0.1153] },
    Curve { shift: 0.0794, slope: 1.6327, score: [-0.1863, 0.1173] },
    Curve { shift: 0.0505, slope: 1.7468, score: [-0.1502, 0.1269] },
    Curve { shift: 0.0367, slope: 1.9199, score: [-0.1095, 0.1342] },
    Curve { shift: 0.0630, slope: 1.9702, score: [-0.0753, 0.1482] },
    Curve { shift: 0.1101, slope: 1.9076, score: [-0.0795, 0.1548] },
    Curve { shift: 0.2142, slope: 1.9659, score: [-0.0450, 0.1651] },
    Curve { shift: 0.4693, slope: 2.9747, score: [0.0044, 0.1820] },
];

/// Iron Curtain, by pairs of turns.
pub(super) const CURTAIN: [Curve; 9] = [
    Curve { shift: -0.3686, slope: 0.7326, score: [-0.2429, 0.0000] },
    Curve { shift: -0.4678, slope: 0.7368, score: [-0.2346, 0.0478] },
    Curve { shift: -0.4931, slope: 0.7826, score: [-0.2314, 0.1402] },
    Curve { shift: -0.5741, slope: 0.7130, score: [-0.2659, 0.2050] },
    Curve { shift: -0.6717, slope: 0.7050, score: [-0.3031, 0.2455] },
    Curve { shift: -0.7423, slope: 0.8629, score: [-0.4045, 0.2696] },
    Curve { shift: -0.7579, slope: 0.8307, score: [-0.5068, 0.2909] },
    Curve { shift: -0.6435, slope: 0.7962, score: [-0.5910, 0.3429] },
    Curve { shift: -1.3446, slope: 0.9073, score: [-0.4698, 0.3948] },
];

/// CIA vs KGB, by steps of 20 points of the leading side.
pub(super) const SPIES: [Curve; 5] = [
    Curve { shift: 0.0483, slope: 1.0802, score: [0.0781, 0.0260] },
    Curve { shift: 0.0242, slope: 1.2734, score: [0.0574, 0.0299] },
    Curve { shift: 0.0524, slope: 1.2641, score: [0.0855, 0.0307] },
    Curve { shift: -0.0036, slope: 1.2953, score: [0.0300, 0.0339] },
    Curve { shift: 0.0256, slope: 1.4862, score: [0.0583, 0.0458] },
];
