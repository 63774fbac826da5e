//! The report as a self-contained HTML page.

use super::Told;
use crate::Screen;
use rules::Side;
use std::fmt::Write;

/// Size of the chart.
const SIZE: [f64; 2] = [900.0, 260.0];

/// Writes the page.
pub(super) fn write<G: Screen>(told: &Told<'_, G>) -> String {
    let title = escaped(&told.words.title::<G>());
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n",
        told.words.language()
    );
    for line in told.summary() {
        let _ = writeln!(page, "<p>{}</p>", escaped(&line));
    }
    page.push_str(&picture(told));
    for side in Side::BOTH {
        let _ = writeln!(page, "<p>{}</p>", escaped(&told.side(side)));
    }
    for (heading, list) in told.lists() {
        let _ = writeln!(page, "<h2>{}</h2>\n<ul>", escaped(&heading));
        for line in list {
            let _ = writeln!(page, "<li>{}</li>", escaped(&line));
        }
        page.push_str("</ul>\n");
    }
    page.push_str("</html>\n");
    page
}

/// Draws the chance of the western side over the game.
fn picture<G: Screen>(told: &Told<'_, G>) -> String {
    let [width, height] = SIZE;
    let moments = &told.analysis.moments;
    let last = moments.len().max(1) as f64;
    let values = moments.iter().map(|moment| moment.before).chain([told.analysis.result]);
    let points: Vec<String> = values
        .enumerate()
        .map(|(at, value)| format!("{:.1},{:.1}", width * at as f64 / last, height * (1.0 - value)))
        .collect();
    let [west, east] = Side::BOTH.map(|side| escaped(&told.words.side::<G>(side)));
    format!(
        "<svg viewBox=\"0 0 {width} {height}\" role=\"img\">\n<path d=\"M0 {0}H{width}\" class=\"even\"/>\n<polyline points=\"{1}\"/>\n\
         <text x=\"6\" y=\"18\">{west}</text>\n<text x=\"6\" y=\"{2}\">{east}</text>\n</svg>\n",
        height / 2.0,
        points.join(" "),
        height - 8.0
    )
}

/// Escapes text for HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

const STYLE: &str = "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
svg{width:100%;border:1px solid #999;background:#f6f4ee}polyline{fill:none;stroke:#1d4e79;stroke-width:2}\
.even{stroke:#999;stroke-dasharray:4 4}text{font-size:14px;fill:#555}";
