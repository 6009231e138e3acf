import { invalid } from '../../../lib/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * @param field of the form that the password was chosen in
 * @throws validation_failed when everyone who attacks accounts would try this password
 */
export async function assertUncommon(password: string, email: string, field = 'password'): Promise<void> {
  const isGuessable = (await isCommonPassword(password)) || password.toLowerCase() === email
  if (isGuessable) {
    throw invalid({ [field]: ['This password is too common and easily guessed. Please choose another one.'] })
  }
}
