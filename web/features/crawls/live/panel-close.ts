/** How long the panel stays after the end (spec 1, section 4). */
export const PANEL_CLOSE_MS = 1500
