import { expect, test } from 'vitest'
import { numbersOf } from '../../../support/phones-of.ts'

test.each([
  'id,name,email,phone\n1,Jane Doe,jane.doe@test.com,+1 212 736 5001\n',
  '{\n  "name": "Jane Doe",\n  "email": "jane@example.com",\n  "phone": "+44 20 7946 0018"\n}',
])('a number in sample data within code is ignored: %j', (code) => {
  expect(numbersOf(`<p>For example</p><pre>${code}</pre>`, 'US')).toEqual([])
})

test.each([
  '<pre>Ann Lee, Acme Works\nTel. +1 212 736 5001\nann@acmeworks.com, not you@example.com</pre>',
  '<pre>Ann Lee\nTel. +1 212 736 5001</pre>',
  '<p>Write to name@example.com or call +1 212 736 5001</p>',
])('other numbers are kept: %j', (body) => {
  expect(numbersOf(body, 'US')).toEqual(['+12127365001'])
})
