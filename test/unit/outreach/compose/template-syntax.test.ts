import { describe, expect, test } from 'vitest'
import { closedHtml } from '../../../../src/outreach/compose/content-html.ts'
import { foreignSyntax } from '../../../../src/outreach/compose/foreign-syntax.ts'
import { mergeFields } from '../../../../src/outreach/compose/merge-fields.ts'
import { branchesOf, resolveChoices } from '../../../../src/outreach/compose/template-syntax.ts'

const ADA = { first_name: 'Ada', company: 'Acme', city: '' }
const merged = (template: string, seed = 'r1') =>
  mergeFields(resolveChoices(template, { has: (name) => Boolean(ADA[name as 'city']), seed }), ADA, { as: 'text' }).text

describe('spintax alternatives are resolved', () => {
  test.each([
    ["Hi {{ nick | default: 'there' }}", 'Hi there'],
    ['Hi {{ nick | default: "there" }}', 'Hi there'],
    ['Hi {{ nick | default:"there" }}', 'Hi there'],
    ["Hi {{nick|default('there')}}", 'Hi there'],
    ['Hi {{nick | default = there}}', 'Hi there'],
    ["Hi {{ nick | 'there' }}", 'Hi there'],
    ['Hi {{ nick || "there" }}', 'Hi there'],
    ['Hi {{ nick | “there” }}', 'Hi there'],
    ['Hi {{ nick | default: &quot;there&quot; }}', 'Hi there'],
    ["Hi {{ first_name | default: 'there' }}", 'Hi Ada'],
    ["Hi {{ nick | default: '' }}.", 'Hi .'],
    ["Hi {{ nick | it's you }}", "Hi it's you"],
    ['{{#if company}}at {{company}}{{else}}there{{/if}}.', 'at Acme.'],
    ['{{#if city}}in {{city}}{{else}}there{{/if}}.', 'there.'],
    ['{{#if city}}in {{city}}{{/if}}.', '.'],
    ['{{#unless city}}nowhere{{/unless}}.', 'nowhere.'],
    ['{% if company %}at {{ company }}{% else %}there{% endif %}.', 'at Acme.'],
    ['{%- if city -%}in{%- else -%}there{%- endif -%}.', 'there.'],
    ['{% if city != blank %}in{% endif %}{% unless city %}out{% endunless %}.', 'out.'],
    ['{{#if company}}a{{#if city}}b{{else}}c{{/if}}d{{else}}e{{/if}}', 'acd'],
    ['{{#if First Name}}a{{/if}}', '{{#if First Name}}a{{/if}}'],
    ['{{#if a > 1}}a{{/if}}', '{{#if a > 1}}a{{/if}}'],
    ['{{#if company}}open', '{{#if company}}open'],
    ['{one}', '{one}'],
    ['a | b', 'a | b'],
  ])('%s', (template, text) => {
    expect(merged(template)).toBe(text)
  })

  test('spintax is the same for the same recipient, and distributed among many', () => {
    const template = '{Hi|Hello|{Good day|Welcome}} {{first_name|you}}, {one|two {{nick|2}}}'
    const texts = Array.from({ length: 200 }, (_, at) => merged(template, `019ab000-${at}`))
    expect(texts).toEqual(Array.from({ length: 200 }, (_, at) => merged(template, `019ab000-${at}`)))
    expect(new Set(texts).size).toBe(8)
    for (const text of texts) expect(text).toMatch(/^(?:Hi|Hello|Good day|Welcome) Ada, (?:one|two 2)$/)
  })

  test('style sheets have no alternatives', () => {
    const sheet = '<style>a|b{c:d} {e|f}</style>{g|g}'
    expect(merged(sheet)).toBe('<style>a|b{c:d} {e|f}</style>g')
  })

  test('spintax takes linear time', () => {
    expect(merged('{a|'.repeat(20_000)).length).toBe(60_000)
    expect(merged('{{#if company}}'.repeat(20_000)).length).toBe(300_000)
    expect(merged('{a|b}'.repeat(5_000)).length).toBe(5_000)
  })

  test('an omitted branch leaves nothing open', () => {
    const html = closedHtml(resolveChoices('<div hidden>a{{#if city}}</div>{{/if}}', { has: () => false, seed: '' }))
    expect(html).toBe('<div hidden="">a</div>')
  })
})

describe('syntax of other tools is identified', () => {
  test.each([
    ['Hi %FIRSTNAME%', ['%FIRSTNAME%']],
    ['Hi %first_name%', ['%first_name%']],
    ['Hi *|FNAME|*', ['*|FNAME|*']],
    ['*|IF:FNAME|*a*|END:IF|*', ['*|IF:FNAME|*', '*|END:IF|*']],
    ['Hi [[first_name]]', ['[[first_name]]']],
    ['Hi [First Name]', ['[First Name]']],
    ['Hi {first_name}', ['{first_name}']],
    ['Hi {FirstName}', ['{FirstName}']],
    ['Hi $'.concat('{name}'), ['$'.concat('{name}')]],
    ['Hi %%first_name%%', ['%%first_name%%']],
    ['Hi <%= name %>', ['<%= name %>']],
    ['{{#each items}}', ['{{#each items}}']],
    ['{{ name | title }}', ['{{ name | title }}']],
    ['{{ name | upcase | nonsense }}', ['{{ name | upcase | nonsense }}']],
    ['{{ name | titleize: 3 }}', ['{{ name | titleize: 3 }}']],
    ['{{{name}}}', ['{{{name}}}']],
    ['{% for x in y %}{% endfor %}', ['{% for x in y %}', '{% endfor %}']],
    ['{% if a b %}x{% endif %}', ['{% if a b %}']],
    ['{{#if company}}x', ['{{#if company}}']],
    ['x{{/if}}', ['{{/if}}']],
  ])('%s', (template, found) => {
    expect(foreignSyntax(template)).toEqual(found)
  })

  test.each([
    'Hi {{first_name|there}} {{ company | default: "you" }} {{&nbsp;name&nbsp;}}',
    '{{#if company}}at {{company}}{{else}}there{{/if}} {% if city %}x{% endif %}',
    '{{ name | upcase }} {{ name | capitalize | default: "x" }}{% if a == "b" %}x{% elsif c %}y{% endif %}',
    '{Hi|Hello} there',
    '100% yours, 20 % off [see below] {note}',
    '<a href="https://a.example/%C3%A9%20%E2%82%AC?n={{name}}">x</a>',
    '<style>@media screen{a{color:red}}</style><!--[if mso]>x<![endif]--><td width="100%">a</td>',
    '{"name": "x"}',
  ])('%s has no such syntax', (template) => {
    expect(foreignSyntax(template)).toEqual([])
  })
})

test.each([
  ['conditions', '{{#if a}}', '{{/if}}'],
  ['alternatives', '{a|', '}'],
])('nested branches of %s are checked 20 levels deep', (_name, opener, closer) => {
  const template = (depth: number) => opener.repeat(depth) + closer.repeat(depth)
  const lengthOf = (depth: number) => branchesOf(template(depth)).reduce((sum, { length }) => sum + length, 0)
  expect(lengthOf(10)).toBeGreaterThan(0)
  expect(lengthOf(4_000)).toBeLessThan(5 * lengthOf(1_000))
})
