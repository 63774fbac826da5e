//! The Late War cards, in printed order.
