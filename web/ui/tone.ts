/** The semantic tones of interface elements. Each is a family of colour tokens. */
export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'caution' | 'danger' | 'info'
