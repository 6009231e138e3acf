import { invalid } from '../../../lib/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * @param field the form field of the password
 * @throws validation_failed if the password is among those that attackers try first
 */
export async function assertUncommon(password: string, email: string, field = 'password'): Promise<void> {
  const isGuessable = (await isCommonPassword(password)) || password.toLowerCase() === email
  if (isGuessable) {
    throw invalid({ [field]: ['This password is too common and easily guessed. Please choose another one.'] })
  }
}
