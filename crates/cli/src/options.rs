//! `hotline options`.

use crate::{Error, Ink, Paint, Screen, args::OptionsArgs, language, sitting::write_hanging};
use rules::Options;
use std::io::{self, IsTerminal, Write};
use words::{Words, args};

/// Lists the editions and the rule options of a game.
pub fn options<G: Screen>(args: &OptionsArgs, out: &mut dyn Write) -> Result<(), Error> {
    let words = Words::new(language(args.lang));
    let paint = Paint::for_terminal(io::stdout().is_terminal());
    let say = |key| words.say(key, &args! {});
    let default = |is: bool| if is { format!(" {}", say("ui-default")) } else { String::new() };
    writeln!(out, "{}", paint.ink(Ink::Bold, &words.title::<G>()))?;
    writeln!(out, "\n{}", say("ui-presets"))?;
    let usual = G::Options::usual(words.language().code());
    for name in G::Options::PRESETS {
        writeln!(out, "  {}{}", paint.ink(Ink::Act, name), default(*name == usual))?;
        write_hanging(out, "      ", &words.preset::<G>(name))?;
    }
    writeln!(out, "\n{}", say("ui-options"))?;
    let set = G::Options::named(usual)?;
    for spec in G::Options::SPECS {
        writeln!(out, "  {}", paint.ink(Ink::Act, spec.name))?;
        write_hanging(out, "      ", &words.option::<G>(spec.name))?;
        for value in spec.values {
            let is_set = set.with(spec.name, value).is_ok_and(|same| same == set);
            let label = format!("{value}{}", default(is_set));
            let told = words.labelled(&label, &words.value::<G>(spec.name, value));
            write_hanging(out, "        ", &told)?;
        }
    }
    Ok(())
}
