/** The moods a piece of interface can have; each is a family of colour tokens. */
export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'caution' | 'danger' | 'info'
