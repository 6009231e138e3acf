import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from '../../../../../src/domain/accounts/passwords/common-passwords.ts'

test('each of the 3,000 most common passwords is known', async () => {
  const top = dictionary['passwords-common'].filter((password) => password.length >= 6).slice(0, 3000)
  expect(top).toHaveLength(3000)
  for (const password of top) expect(await isCommonPassword(password), password).toBe(true)
})

test.each(['123456', 'PASSWORD', 'qwerty', 'iloveyou', 'Passw0rd', 'letmein1'])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['demo-password', 'correct horse battery', 'кот на крыше', 'x9!fkq'])('%s is uncommon', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
