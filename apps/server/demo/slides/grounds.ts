/** The colours of a slide: three stops from left to right, a light, and what is written on it. */
export interface Ground {
  readonly stops: readonly [string, string, string]
  readonly light: string
  readonly ink: string
  readonly muted: string
  readonly button: string
  readonly onButton: string
  /** Small festive shapes. */
  readonly confetti: readonly string[]
}

export const ground = {
  violet: {
    stops: ['#2b0a66', '#5b21b6', '#7c3aed'],
    light: '#b877ff',
    ink: '#ffffff',
    muted: '#e6dcfb',
    button: '#ffffff',
    onButton: '#3b0f80',
    confetti: ['#f5b301', '#ff8fb1', '#9be7ff', '#ffffff'],
  },
  apricot: {
    stops: ['#fff4e2', '#ffe3bd', '#ffc98f'],
    light: '#fffaf2',
    ink: '#2a0f52',
    muted: '#5a3a52',
    button: '#5b21b6',
    onButton: '#ffffff',
    confetti: ['#6d28d9', '#ff7a59', '#ffffff', '#f5b301'],
  },
  ember: {
    stops: ['#3d0a3c', '#a3174b', '#f2555a'],
    light: '#ffb27d',
    ink: '#ffffff',
    muted: '#ffe1de',
    button: '#ffffff',
    onButton: '#8f1243',
    confetti: ['#ffd166', '#ffffff', '#ff9ecb', '#ffb27d'],
  },
  mint: {
    stops: ['#e9f8f0', '#c8eedc', '#93dcc0'],
    light: '#ffffff',
    ink: '#0d3b2c',
    muted: '#2c5b4a',
    button: '#5b21b6',
    onButton: '#ffffff',
    confetti: ['#6d28d9', '#ffffff', '#f5b301', '#0e8a5f'],
  },
} as const satisfies Record<string, Ground>
