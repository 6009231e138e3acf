import { parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { type MergeAs, mergeFields, namedFields } from '../../../../src/outreach/compose/merge-fields.ts'

const ADA = {
  name: 'Ada Byron',
  first_name: 'Ada',
  company: 'Acme & Sons',
  'Job Title': 'Head',
  empty: ' ',
  none: null,
}

describe("a field is replaced by the recipient's value", () => {
  test.each([
    ['Hello {{name}}!', 'Hello Ada Byron!', []],
    ['Hello {{ first_name }},', 'Hello Ada,', []],
    ['{{First Name}} {{first-name}} {{FIRST_NAME}}', 'Ada Ada Ada', []],
    ['{{&nbsp;name&nbsp;}}', 'Ada Byron', []],
    ['{{job_title}} of {{company}}', 'Head of Acme & Sons', []],
    ['Hello {{nick|there}}', 'Hello there', []],
    ['Hello {{name|there}}', 'Hello Ada Byron', []],
    ['Hello {{empty|there}}{{none|!}}', 'Hello there!', []],
    ['Hello {{nick|}}.', 'Hello .', []],
    ['Hello {{nick}} {{city}} {{nick}}', 'Hello   ', ['nick', 'city']],
    ['{{constructor}}{{__proto__}}', '', ['constructor', 'proto']],
    ['{{{name}}}', '{Ada Byron}', []],
    ['{{ {{name}} }}', '{{ Ada Byron }}', []],
    ['{{name', '{{name', []],
    ['name}}', 'name}}', []],
    ['{{}} {{ }} {{|x}} {{a{b}} {{$x}}', '{{}} {{ }} {{|x}} {{a{b}} {{$x}}', []],
    ['a }} b {{name}} c {{ d', 'a }} b Ada Byron c {{ d', []],
  ])('%j', (template, text, missing) => {
    expect(mergeFields(template, ADA, { as: 'text' })).toEqual({ text, missing })
  })

  test('a value is not interpreted as a template', () => {
    expect(mergeFields('{{a}} {{b}}', { a: '{{b}}', b: '{{a}}' }, { as: 'text' }).text).toBe('{{b}} {{a}}')
  })

  test('the fields of a template are listed once each, in order', () => {
    expect(namedFields('{{b}} {{A}} {{b|x}} {{First Name}} {{ }}')).toEqual(['b', 'a', 'first_name'])
  })
})

describe('a value is escaped for its context', () => {
  const EVIL = `"><script>alert(1)</script>' onmouseover=alert(2) x`

  test.each([
    ['header', '{{v}}', 'a\r\nBcc: b@c.de', 'a Bcc: b@c.de'],
    ['header', '{{v|a\nb}}', '', 'a b'],
    ['text', '{{v}}', 'a\r\nb\u0000c', 'a\nbc'],
    ['text', 'See https://a.com/?q={{v}}&n={{v}} or {{v}}', 'a b', 'See https://a.com/?q=a%20b&n=a%20b or a b'],
    [
      'text',
      'See (https://a.com/x) {{v}} at {{v}}',
      'https://b.com/ c',
      'See (https://a.com/x) https://b.com/ c at https://b.com/ c',
    ],
    ['url', 'https://a.com/?q={{v}}', 'a&b=c d/ä', 'https://a.com/?q=a%26b%3Dc%20d%2F%C3%A4'],
    ['html', '<p>{{v}}</p>', '<b>&"\'', '<p>&lt;b&gt;&amp;&quot;&#39;</p>'],
    ['html', '<p>{{v|Sir &amp; <b>Madam</b>}}</p>', '', '<p>Sir &amp; <b>Madam</b></p>'],
    ['html', '<a href="{{v}}">x</a>', 'https://a.com/?a=1', '<a href="https://a.com/?a&#61;1">x</a>'],
    ['html', '<a href="{{v}}">x</a>', 'javascript:alert(1)', '<a href="">x</a>'],
    ['html', '<a href=" {{v}}">x</a>', ' JavaScript:alert(1)', '<a href=" ">x</a>'],
    ['html', '<img src="{{v}}">', 'data:text/html,x', '<img src="">'],
    ['html', '<a href="https://a.com/{{v}}">x</a>', 'a b&c', '<a href="https://a.com/a%20b%26c">x</a>'],
    ['html', '<a href="mailto:{{v}}">x</a>', 'a+b@c.de', '<a href="mailto:a+b@c.de">x</a>'],
    ['html', '<a title={{v}}>x</a>', 'a onclick=x', '<a title=a&#32;onclick&#61;x>x</a>'],
    ['html', '<style>.{{v}}{}</style>', '</style><b>', '<style>.styleb{}</style>'],
  ] as const)('%s: %s', (as, template, v, text) => {
    expect(mergeFields(template, { v }, { as }).text).toBe(text)
  })

  test.each([
    '<p>{{v}}</p>',
    '<p title="{{v}}">x</p>',
    "<p title='{{v}}'>x</p>",
    '<p title={{v}}>x</p>',
    '<p title=a{{v}}>x</p>',
    '<a href="{{v}}">x</a>',
    '<a href=https://a.com/{{v}}>x</a>',
    '<p {{v}}>x</p>',
    '<title>{{v}}</title>',
    '<textarea>{{v}}</textarea>',
    '<script>let a = "{{v}}"</script>',
    '<!-- {{v}} -->',
    'a < b {{v}}',
    'a <{{v}}> b',
    'a </{{v}}> b',
    '<{{none}}{{v}}',
    '&{{v}}',
    '<svg><style>{{v}}</style></svg>',
  ])('%s cannot add tags, attributes or scripts', (template) => {
    for (const v of [EVIL, '--><img src=x onerror=alert(1)>', '</title><b>', '</textarea><b>', '{{v}}']) {
      const { text } = mergeFields(template, { v }, { as: 'html' })
      expect(shape(text)).toEqual(shape(template.replace('{{v}}', /<\/?\{|<p \{/.test(template) ? '' : 'harmless')))
    }
  })

  /** Elements and the names of their attributes. */
  function shape(html: string): string[] {
    const found: string[] = []
    const walk = (nodes: readonly { name?: string; attribs?: object; children?: never[] }[]) => {
      for (const node of nodes) {
        // Bare words in a tag are meaningless attributes, unless they are event handlers.
        const names = Object.keys(node.attribs ?? {}).filter((name) => /^(?:on|href|src|style|title)/.test(name))
        if (node.name) found.push(`${node.name} ${names}`)
        walk(node.children ?? [])
      }
    }
    walk(parseDocument(html).children as never)
    return found
  }
})

test('merging terminates for any texts', () => {
  const pieces = [
    '{{',
    '}}',
    'name',
    '|',
    '<',
    '>',
    '"',
    "'",
    '=',
    ' ',
    'a href=',
    '\n',
    '\ud800',
    '<!--',
    '<script>',
    'é',
  ]
  let seed = 7
  const next = (max: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % max
  }
  for (let round = 0; round < 2_000; round++) {
    const text = (length: number) => Array.from({ length }, () => pieces[next(pieces.length)]).join('')
    const template = text(next(14))
    for (const as of ['html', 'text', 'header', 'url'] as const satisfies MergeAs[]) {
      const merged = mergeFields(template, { name: text(next(8)) }, { as })
      if (!template.includes('{{')) expect(merged).toEqual({ text: template, missing: [] })
    }
  }
})

test('a message that grows too large by its fields is rejected', () => {
  const merge = (count: number) => mergeFields('{{a}} '.repeat(count), { a: 'x'.repeat(2_000) }, { as: 'text' })
  expect(merge(500).text).toHaveLength(500 * 2_001)
  expect(() => merge(1_000)).toThrow('The message is too long with the fields merged')
})
