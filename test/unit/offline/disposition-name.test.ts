import { expect, test } from 'vitest'
import { dispositionName } from '../../../src/offline/disposition-name.ts'

test.each([
  [undefined, undefined],
  ['attachment', undefined],
  ['attachment; filename=', undefined],
  ['attachment; filename=a.pdf', 'a.pdf'],
  ['attachment;filename="a b.pdf"', 'a b.pdf'],
  ['inline; FileName = "a \\"b\\".pdf"; size=3', 'a "b".pdf'],
  [`attachment; filename="a.pdf"; filename*=UTF-8''%e2%82%ac%20b.pdf`, '€ b.pdf'],
  [`attachment; filename*=iso-8859-1'en'%A3.pdf`, '£.pdf'],
  [`attachment; filename*=no-such''x.pdf; filename=a.pdf`, 'a.pdf'],
  ['attachment; filename="../../etc/passwd.txt"', 'passwd.txt'],
  ['attachment; filename="C:\\\\x\\\\a.pdf"', 'a.pdf'],
  [`attachment; filename="${Buffer.from('ü.pdf').toString('latin1')}"`, 'ü.pdf'],
  ['attachment; filename="\xfc.pdf"', 'ü.pdf'],
])('%s contains the name %s', (header, name) => expect(dispositionName(header)).toBe(name))
