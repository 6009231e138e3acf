import * as clack from '@clack/prompts'
import type { Answers, Question } from './answers.ts'
import { invalidReason, QUESTIONS } from './answers.ts'
import { DeployError } from './errors.ts'

/** Asks the operator questions. */
export interface Ask {
  readonly answers: (known: Partial<Answers>) => Promise<Partial<Answers>>
  readonly confirm: (question: string) => Promise<boolean>
  readonly choose: (question: string, options: readonly { value: string; label: string }[]) => Promise<string>
  readonly secret: (question: string) => Promise<string>
}

/** Asks at the terminal; Ctrl+C ends the run. */
export const terminal: Ask = {
  answers: async (known) => {
    let sofar: Partial<Answers> = { ...known }
    for (const question of QUESTIONS) sofar = { ...sofar, [question.name]: await ask(question, sofar) }
    return sofar
  },
  confirm: async (message) => answered(await clack.confirm({ message })),
  choose: async (message, options) => answered(await clack.select({ message, options: [...options] })),
  secret: async (message) =>
    answered(await clack.password({ message, validate: (value) => (value ? undefined : 'Required') })),
}

async function ask(
  { name, text: message, kind, fallback }: Question,
  sofar: Partial<Answers>,
): Promise<string | boolean> {
  const initial = sofar[name] ?? fallback(sofar)
  if (kind === 'confirm') return answered(await clack.confirm({ message, initialValue: initial === true }))
  const value = await clack.text({
    message,
    initialValue: String(initial),
    validate: (given) => invalidReason(name, given ?? '') ?? undefined,
  })
  return answered(value) ?? ''
}

function answered<T>(value: T): Exclude<T, symbol> {
  if (!clack.isCancel(value)) return value as Exclude<T, symbol>
  throw new DeployError('Cancelled.', 'Nothing was changed; run the command again.')
}
