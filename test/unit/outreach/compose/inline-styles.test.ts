import { expect, test } from 'vitest'
import { runToEnd } from '../../../../src/lib/steps.ts'
import { WorkBudget } from '../../../../src/lib/work-budget.ts'
import { closedHtml } from '../../../../src/outreach/compose/content-html.ts'
import { inlineStyles } from '../../../../src/outreach/compose/inline-styles.ts'
import { messageTemplate } from '../../../../src/outreach/compose/message-template.ts'

const inlined = (content: string, budget?: WorkBudget) => runToEnd(inlineStyles(closedHtml(content), budget))

test.each([
  ['a tag', '<style>p{color:red}</style><p>a</p>', '<p style="color:red">'],
  ['a class', '<style>.x{color:red}</style><p class="y x">a</p>', '<p style="color:red" class="y x">'],
  ['an id over a class', '<style>#i{color:blue} .x{color:red}</style><p class="x" id="i">a</p>', 'style="color:blue"'],
  ['an attribute', '<style>[align=left]{color:red}</style><p align="left">a</p>', '<p style="color:red" align="left">'],
  [
    'descendants',
    '<style>table td a{color:red}</style><table><td><b><a>x</a></b></td></table>',
    '<a style="color:red">',
  ],
  ['children', '<style>div > p{color:red}</style><div><p>a</p></div>', '<p style="color:red">'],
  ['a list', '<style>h1, h2{color:red}</style><h2>a</h2>', '<h2 style="color:red">'],
  [
    'the style of the element itself last',
    '<style>p{color:red}</style><p style="color:blue">a',
    'style="color:red;color:blue"',
  ],
  [
    'important rules after it',
    '<style>p{color:red!important}</style><p style="color:blue">',
    'style="color:blue;color:red"',
  ],
  [
    'later rules over earlier ones',
    '<style>p{color:red;margin:0} p{color:blue}</style><p>',
    'style="margin:0;color:blue"',
  ],
  ['quotes', '<style>p{font-family:"A B"}</style><p>', 'style="font-family:&quot;A B&quot;"'],
])('%s', (_, content, expected) => {
  expect(inlined(content)).toContain(expected)
})

test.each([
  ['grandchildren are no children', '<style>div > p{color:red}</style><div><b><p>a</p></b></div>'],
  ['siblings are not descendants', '<style>div p{color:red}</style><div></div><p>a</p>'],
  ['other classes', '<style>.x{color:red}</style><p class="xy">a</p>'],
])('%s', (_, content) => {
  expect(inlined(content)).not.toContain('style="')
})

test('media queries and pseudo-classes stay in the sheet, and still override inlined styles', () => {
  const html = inlined(
    '<style>td{width:280px} a{color:red} @media (max-width:600px){td{width:100%;float:none}} a:hover{color:blue}</style><table><td><a>x</a></td></table>',
  )
  expect(html).toContain('<td style="width:280px"><a style="color:red">')
  expect(html).toContain('@media (max-width:600px){td{width:100%!important;float:none}}')
  expect(html).toContain('a:hover{color:blue!important}')
  expect(html).not.toContain('td{width:280px}')
})

test('fields and tags are unchanged, and a sheet with fields is not inlined', () => {
  const token = '{{first_name | default: "there & co"}}{% if company == "A < B" %}x{% endif %}'
  const html = inlined(
    `<style>p{color:red}</style><style>b{color:{{colour}}}</style><p title='{{ a }}'>${token}</p><b>y</b>`,
  )
  expect(html).toContain('{{first_name | default: "there & co"}}')
  expect(html).toContain('<p style="color:red" title="{{ a }}">')
  expect(html).toContain('<b>y</b>')
})

test('a message beyond the budget is unchanged', () => {
  const content = `<style>${'a b c d{color:red}'.repeat(2_000)}</style>${'<a><b><c>'.repeat(2_000)}`
  const closed = closedHtml(content)
  expect(inlined(content, new WorkBudget(1_000_000))).toBe(closed)
  expect(inlined(content).length).toBeGreaterThan(0)
})

test('a message is sent with its styles inlined', () => {
  const { head } = messageTemplate('<style>p{color:red}</style><p>Hello {{name}}</p>', false, null)
  expect(head).toContain('<p style="color:red">Hello {{name}}</p>')
})
