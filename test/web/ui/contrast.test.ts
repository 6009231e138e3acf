import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '../../../web/styles/tokens.css'), 'utf8')
const [lightBlock = '', darkBlock = ''] = css.split('[data-theme="dark"]')

type Rgb = [red: number, green: number, blue: number]

/** OKLCH to linear sRGB, by the matrices of CSS Color 4, section 10; out-of-gamut channels are clipped as browsers do. */
function toLinearRgb(lightness: number, chroma: number, hueDegrees: number): Rgb {
  const hue = (hueDegrees * Math.PI) / 180
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return channels.map((channel) => Math.min(1, Math.max(0, channel))) as Rgb
}

function tokensOf(block: string): Map<string, Rgb> {
  const found = block.matchAll(/--([a-z-]+): oklch\(([\d.]+) ([\d.]+) ?([\d.]*)\)/g)
  return new Map([...found].map(([, name = '', l, c, h]) => [name, toLinearRgb(Number(l), Number(c), Number(h))]))
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** The contrast ratio of WCAG 2.2. */
function contrast(tokens: Map<string, Rgb>, one: string, other: string): number {
  const [first, second] = [tokens.get(one), tokens.get(other)]
  if (!first || !second) throw new Error(`no token ${first ? other : one}`)
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover']
const text: [ink: string, ground: string][] = [
  ...['ink', 'muted'].flatMap((ink) => [...grounds, 'brand-soft'].map((ground): [string, string] => [ink, ground])),
  ...grounds.slice(0, 4).map((ground): [string, string] => ['faint', ground]),
  ...['brand', 'success', 'warning', 'caution', 'danger', 'info'].flatMap((tone): [string, string][] => [
    [`${tone}-text`, 'surface'],
    [`${tone}-text`, 'raised'],
    [`${tone}-text`, `${tone}-soft`],
    ['ink', `${tone}-soft`],
    ['muted', `${tone}-soft`],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['ink', 'highlight'],
  ['canvas', 'ink'],
]
const shapes: [shape: string, ground: string][] = [
  ['control', 'surface'],
  ['focus', 'surface'],
  ['focus', 'canvas'],
  ['brand', 'surface'],
  ['danger', 'surface'],
]

test.each([
  ['light', lightBlock],
  ['dark', darkBlock],
])('in the %s theme text has a contrast of 4.5 and controls of 3 (WCAG AA)', (_theme, block) => {
  const tokens = tokensOf(block)
  const tooLow = [...text.map((pair) => [...pair, 4.5] as const), ...shapes.map((pair) => [...pair, 3] as const)]
    .map(([one, other, least]) => ({ pair: `${one} on ${other}`, ratio: contrast(tokens, one, other), least }))
    .filter(({ ratio, least }) => ratio < least)
  expect(tooLow).toEqual([])
})

test('black on white is 21 to 1, which verifies the arithmetic', () => {
  const tokens = tokensOf('--black: oklch(0 0 0); --white: oklch(1 0 0);')
  expect(contrast(tokens, 'black', 'white')).toBeCloseTo(21, 1)
})
