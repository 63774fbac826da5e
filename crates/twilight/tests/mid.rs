//! The Mid War cards, in printed order.
