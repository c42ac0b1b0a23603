/** The five tones of a state and the sign that goes with each. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral'
export const signs: Readonly<Record<Tone, string>> = { ok: '✓', warn: '!', bad: '●', info: '•', neutral: '•' }
