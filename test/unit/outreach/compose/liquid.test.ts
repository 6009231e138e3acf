import { describe, expect, test } from 'vitest'
import { htmlToText } from '../../../../src/outreach/compose/html-to-text.ts'
import { type MergeAs, mergeFields } from '../../../../src/outreach/compose/merge-fields.ts'
import { messageTemplate } from '../../../../src/outreach/compose/message-template.ts'
import { choicesOf } from '../../../../src/outreach/compose/settled-choices.ts'
import { nearestField, templateFaults, templateFields } from '../../../../src/outreach/compose/template-faults.ts'
import { branchesOf } from '../../../../src/outreach/compose/template-syntax.ts'

const ADA = {
  name: 'ada byron',
  company: 'Acme & Sons',
  city: 'New York',
  country: 'DE',
  employees: '25',
  blank: ' ',
  'Job Title': 'Head of Sales',
  first_line: 'I saw your talk | at {{city}}',
  signed: '2026-03-09',
}
const merge = (template: string, as: MergeAs = 'text', values: Record<string, string | null> = ADA) =>
  mergeFields(choicesOf(values, 'r1')(template), values, { as })

describe('filters', () => {
  test.each([
    ['{{ name | upcase }}', 'ADA BYRON'],
    ['{{ name | capitalize }}', 'Ada byron'],
    ['{{ company | downcase | replace: "sons", "Daughters" }}', 'acme & Daughters'],
    ['{{ Job Title | first_words: 2 }}', 'Head of'],
    ['{{ name | first_words }}', 'ada'],
    ['{{ name | split: " " | last }}', 'byron'],
    ['{{ company | truncate: 7 }}', 'Acme...'],
    ['{{ company | truncatewords: 1 }}', 'Acme...'],
    ['{{ employees | plus: 5 }}', '30'],
    ['{{ signed | date: "%B %Y" }}', 'March 2026'],
    ['{{ nick | upcase | default: "there" }}', 'there'],
    ['{{ nick | default: "you" | upcase }}', 'YOU'],
    ['{{ nick | default: company }}', 'Acme & Sons'],
    ['{{ nick | default: there }}', 'there'],
    ['{{ nick | default: nick2 | default: "x" }}', 'x'],
    ['{{ city | append: ", " | append: country }}', 'New York, DE'],
    ['{{ name | append: "it\'s | so" }}', "ada byronit's | so"],
    ['{{ company | append: &quot;!&quot; }}', 'Acme & Sons!'],
    ['{{ first_line }}', 'I saw your talk | at {{city}}'],
    ['https://a.example/{{ city | url_encode }}', 'https://a.example/New%20York'],
    ['{{ city | url_encode }}', 'New%20York'],
  ])('%s', (template, text) => {
    expect(merge(template)).toEqual({ text, missing: [] })
    expect(templateFaults(template)).toEqual([])
  })

  test.each([
    ['<p>{{ company | upcase }}</p>', '<p>ACME &amp; SONS</p>'],
    ['<p>{{ company | append: " &amp; Co" }}</p>', '<p>Acme &amp; Sons &amp; Co</p>'],
    ['<p>{{ company | append: "<b>" }}</p>', '<p>Acme &amp; Sons&lt;b&gt;</p>'],
    ['<p>{{ nick | upcase | default: "<b>you</b>" }}</p>', '<p><b>you</b></p>'],
    ['<p>{{ nick | default: "a &amp; b" | upcase }}</p>', '<p>A &amp; B</p>'],
    ['<p>{{ company | escape }}</p>', '<p>Acme &amp; Sons</p>'],
    ['<a href="https://a.example/{{ city | url_encode }}">x</a>', '<a href="https://a.example/New%20York">x</a>'],
    ['<a href="https://a.example/{{ city | upcase }}">x</a>', '<a href="https://a.example/NEW%20YORK">x</a>'],
    ['<a href="{{ city | prepend: \'javascript:\' }}">x</a>', '<a href="">x</a>'],
  ])('in markup, values are escaped and fallbacks are not: %s', (template, text) => {
    expect(merge(template, 'html').text).toBe(text)
  })

  test('a field is missing unless it has a fallback', () => {
    const { missing } = merge('{{a | upcase}}{{b | append: "!"}}{{c | upcase | default: "x"}}{{d | default: company}}')
    expect(missing).toEqual(['a', 'b'])
  })
})

describe('conditions', () => {
  test.each([
    ['{% if country == "DE" %}Hallo{% elsif country == "FR" %}Salut{% else %}Hello{% endif %}', 'Hallo'],
    ['{% if country == "AT" %}a{% elsif city contains "York" %}b{% else %}c{% endif %}', 'b'],
    ['{% if country == "AT" or employees > 9 and name %}a{% else %}b{% endif %}', 'a'],
    ['{% if employees == 25 %}a{% endif %}{% if employees < 9 %}b{% endif %}', 'a'],
    ['{% case country %}{% when "AT", "DE" %}D{% else %}E{% endcase %}', 'D'],
    ['{% case employees %}{% when 25 %}a{% endcase %}', 'a'],
    ['{% unless country == "DE" %}a{% else %}b{% endunless %}', 'b'],
    ['{% if blank %}a{% else %}b{% endif %}', 'b'],
    ['{% if nick == blank %}a{% endif %}{% if nick == nil %}b{% endif %}{% if city != nil %}c{% endif %}', 'abc'],
    ['{% if Job.Title == &quot;Head of Sales&quot; %}a{% endif %}', 'a'],
    ['a{% comment %}{{nick}} {% if %} {% for %}{% endcomment %}b', 'ab'],
    ['{{#if city}}{% if country == "DE" %}a{% endif %}{{else}}b{{/if}}', 'a'],
    ['{% if city %}{Hi|Hi}{% else %}{a|b}{% endif %}', 'Hi'],
    ['{% if not nick %}a{% endif %}', 'a'],
    ['{% if "constructor" == name or __proto__ or constructor or toString %}a{% else %}b{% endif %}', 'b'],
  ])('%s', (template, text) => {
    expect(merge(template)).toEqual({ text, missing: [] })
    expect(templateFaults(template)).toEqual([])
  })

  test('a field named like a prototype property is an ordinary field', () => {
    const values = JSON.parse('{"constructor": "c", "__proto__": "p"}')
    expect(merge('{{constructor | upcase}}{{__proto__ | upcase}}', 'text', values).text).toBe('CP')
    expect(merge('{{constructor.constructor | append: "x"}}', 'text', values).text).toBe('x')
  })

  test('a template inside a branch is validated by branch', () => {
    expect(branchesOf('{% case a %}{% when "x" %}<b>{% else %}{{unsubscribe_url}}{% endcase %}')).toEqual([
      '<b>',
      '{{unsubscribe_url}}',
    ])
    const inside = '<a href="{{unsubscribe_url}}">x</a>'
    expect(messageTemplate(`<p>${inside}</p>`, false, null).hasUnsubscribe).toBe(true)
    const branch = `<p>{% case a %}{% when "b" %}${inside}{% else %}${inside}{% endcase %}</p>`
    expect(messageTemplate(branch, false, null).hasUnsubscribe).toBe(false)
  })

  test('the plain part keeps tags within URLs', () => {
    const address = '<a href="https://a.example/{% if city == &quot;a b&quot; %}x{% else %}y{% endif %}">See</a>'
    expect(merge(htmlToText(address)).text).toBe('See (https://a.example/y)')
  })
})

describe('errors are reported with their line', () => {
  test.each([
    ['a\n{% for x in y %}', 2, '{% for x in y %}', 'There is no tag “for”.'],
    ['{% include "x" %}', 1, '{% include "x" %}', 'There is no tag “include”.'],
    ['\n\n{% if a %}b', 3, '{% if a %}', 'This tag is never closed.'],
    ['{% endif %}', 1, '{% endif %}', 'This tag has no beginning.'],
    ['{% if a %}{% else %}{% else %}{% endif %}', 1, '{% else %}', 'Only the end can follow “else”.'],
    ['{% if a %}{% endcase %}', 1, '{% endcase %}', 'does not match {% if a %}'],
    ['{% case a %}x{% if b %}{% endif %}{% endcase %}', 1, '{% if b %}', 'write {% when … %} first'],
    ['{% if %}{% endif %}', 1, '{% if %}', 'What should “if” check?'],
    ['{% if a == %}{% endif %}', 1, '{% if a == %}', 'A comparison lacks one of its sides.'],
    ['{% if a = "b" %}{% endif %}', 1, '{% if a = "b" %}', 'This condition is not understood.'],
    ['{% if (1..9999999999) contains a %}{% endif %}', 1, '{% if (1..9999999999) contains a %}', 'Ranges'],
    ['{% else if a %}', 1, '{% else if a %}', 'Write {% elsif … %}.'],
    ['{{#if a > 1}}b{{/if}}', 1, '{{#if a > 1}}', 'only whether a field has a value'],
    ['a\nb {{ name | upcase | shout }}', 2, '{{ name | upcase | shout }}', 'There is no filter “shout”.'],
    ['{{ name | shout: 3 }}', 1, '{{ name | shout: 3 }}', 'There is no filter “shout”.'],
  ])('%j', (template, line, written, message) => {
    expect(templateFaults(template)[0]).toMatchObject({ line, written, message: expect.stringContaining(message) })
    expect(merge(template).text).toContain(template.includes('|') ? 'a' : written)
  })
})

test('all fields of a template are listed, and a misspelt one gets a suggestion', () => {
  const template =
    'Hi {{ name | append: Nick }}\n{% if city == "x" and country %}{% case size %}{% when kind %}{% endcase %}{% endif %}'
  expect(templateFields(template).map(({ name, line }) => `${name} ${line}`)).toEqual([
    'name 1',
    'nick 1',
    'city 2',
    'country 2',
    'size 2',
    'kind 2',
  ])
  expect(nearestField('frist_name', ['industry'])).toBe('first_name')
  expect(nearestField('firstname', [])).toBe('first_name')
  expect(nearestField('industy', ['industry'])).toBe('industry')
  expect(nearestField('shoe_size', ['industry'])).toBeNull()
})

describe('hostile templates terminate quickly', () => {
  const MANY = 20_000
  test.each([
    ['nested conditions', '{% if city == "x" %}'.repeat(MANY)],
    ['nested and closed', '{% if a %}'.repeat(MANY) + '{% endif %}'.repeat(MANY)],
    ['conditions in a row', '{% if a == "b" %}x{% endif %}'.repeat(MANY)],
    ['cases', `{% case a %}${'{% when "b" %}x'.repeat(MANY)}{% endcase %}`],
    ['one long condition', `{% if ${'a and '.repeat(MANY)} a %}x{% endif %}`],
    [
      'long chains',
      '{{ a | upcase | upcase | upcase | upcase | upcase | upcase | upcase | upcase | upcase }}'.repeat(900),
    ],
    ['brackets', `{% if ${'['.repeat(400)} %}x{% endif %}`],
    ['quotes', `{{ a | ${'"'.repeat(900)} }}`.repeat(100)],
    ['open tags', '{%'.repeat(MANY)],
    ['open fields', '{{'.repeat(MANY)],
    ['padding', '{{ signed | date: "%999999999d" }}'],
  ])('%s', (_, template) => {
    try {
      merge(template, 'html')
    } catch (error) {
      expect((error as Error).message).toBe('The message is too long with the fields merged')
    }
    templateFaults(template)
    templateFields(template)
  })

  test('filters that multiply a value are rejected', () => {
    const chain = ' | replace: "a", long'.repeat(8)
    expect(() => merge(`{{ long${chain} }}`, 'text', { long: 'a'.repeat(1_000) })).toThrow('The message is too long')
    expect(templateFaults(`{{ long${' | upcase'.repeat(11)} }}`)[0]?.message).toBe(
      'A field can have at most 10 filters.',
    )
  })
})
