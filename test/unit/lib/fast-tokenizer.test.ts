import { Parser, Tokenizer } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { FastTokenizer } from '../../../src/lib/fast-tokenizer.ts'

/** The events of a parser with positions; the text is split into chunks of one size, because pages arrive in chunks. */
function eventsOf(text: string, Used: typeof Tokenizer, decodeEntities: boolean, size: number): unknown[] {
  const events: unknown[] = []
  const parser = new Parser(
    {
      onopentag: (name, attributes) => events.push(['open', name, attributes, parser.startIndex]),
      ontext: (data) => {
        // Text may be split anywhere.
        const last = events.at(-1) as unknown[] | undefined
        if (last?.[0] === 'text') last[1] = `${last[1]}${data}`
        else events.push(['text', data])
      },
      onclosetag: (name) => events.push(['close', name, parser.endIndex]),
      oncomment: (data) => events.push(['comment', data]),
      onprocessinginstruction: (name, data) => events.push(['instruction', name, data]),
    },
    { decodeEntities, Tokenizer: Used },
  )
  for (let at = 0; at < text.length; at += size) parser.write(text.slice(at, at + size))
  parser.end()
  return events
}

const TEXTS = [
  '',
  'plain text without a tag',
  '<p class="a b" id=c title=\'d > e\'>one &amp; two &lt; three &notanentity; & four</p>',
  '<a href="?a=1&amp;b=2&copy=3">x</a><br/><img src=x alt>',
  '<!-- a -- > <p> --><p>after</p><!---->',
  '<script>if (a < b && c > d) "</scr" + "ipt>"</script><style>p > a { }</style>',
  '<title>a &amp; <b> c</title><textarea>&lt;p&gt;</textarea>',
  '<!doctype html><?xml version="1.0"?><svg><![CDATA[ x < y ]]></svg>',
  '<p>cut off in a tag <a href="x',
  '<p>cut off in an entity &am',
  'a < b & c <3 <p',
  '<xmp><p>&amp;</xmp><plaintext><p>&amp;',
]

describe.each([true, false])('with entities decoded: %s', (decodeEntities) => {
  test.each(TEXTS)('%j gives the same events as the library', (text) => {
    for (const size of [1, 2, 3, 7, 1_000])
      expect(eventsOf(text, FastTokenizer, decodeEntities, size)).toEqual(
        eventsOf(text, Tokenizer, decodeEntities, size),
      )
  })
})
