/**
 * `npm run bench spam-check [-- --kilobytes 50 --rounds 40]`
 *
 * The time to analyse a newsletter of a given size, and its plain text, compared with htmlparser2, which only parses
 * the former. The first call of a process is printed separately: it loads the weights, and no code is compiled yet.
 */
import { Parser } from 'htmlparser2'
import { readOptions } from '../../scripts/local/read-options.ts'
import { analyseContent } from '../../src/outreach/spam/analyse-content.ts'

const { values: options } = readOptions({
  options: { kilobytes: { type: 'string', default: '50' }, rounds: { type: 'string', default: '40' } },
})
const size = Number(options.kilobytes) * 1000

const SENTENCES = [
  'This month we opened a second workshop, and everyone who lives nearby is invited to see it.',
  'Order before Friday and get free delivery on all garden furniture in our shop!',
  'Read the full article on how the team rebuilt the oven, with pictures and a list of parts.',
  'Your account shows three new messages; let us know if you have any questions about them.',
]
const sentence = (at: number) => SENTENCES[at % SENTENCES.length]!
const newsletter = fill(
  (at) =>
    `<tr><td style="padding:8px"><img src="https://acme.com/${at}.jpg" alt="Picture ${at}"><h2>Story ${at}</h2><p>${sentence(at)} <a href="https://acme.com/story/${at}?utm_source=mail">Read more</a></p></td></tr>`,
)
const text = fill((at) => `${sentence(at)}\n`)

const first = duration(() => analyse(newsletter))
console.log(`${options.kilobytes} KB, first call: ${first.toFixed(1)} ms`)
for (const [name, run] of [
  ['newsletter', () => analyse(newsletter)],
  ['plain text', () => analyse(text)],
  ['htmlparser2, parse only', () => new Parser({ ontext() {}, onopentag() {} }).end(newsletter)],
] as const) {
  const times = Array.from({ length: Number(options.rounds) }, () => duration(run)).sort((a, b) => a - b)
  console.log(
    `${name.padEnd(24)} median ${times[times.length >> 1]!.toFixed(2)} ms, fastest ${times[0]!.toFixed(2)} ms`,
  )
}

function analyse(content: string): void {
  analyseContent({ channel: 'email', subject: 'News of March', content })
}

function fill(part: (at: number) => string): string {
  let content = ''
  for (let at = 0; content.length < size; at++) content += part(at)
  return content.slice(0, size)
}

function duration(run: () => unknown): number {
  const from = performance.now()
  run()
  return performance.now() - from
}
