import { makeAdministratorLink, readOutcome } from '../administrator.ts'
import type { Step } from '../context.ts'
import { DeployError } from '../errors.ts'
import { callJson } from '../wrangler.ts'

/** Creates the first administrator; as long as no link was used, a repeat creates a new one. */
export const administratorStep = (): Step => ({
  id: 'administrator',
  title: 'Make the first administrator and a link to choose a password',
  check: ({ state }) =>
    state.administrator && state.administrator.linkExpiresAt === null
      ? `The administrator is ${state.administrator.email}`
      : null,
  run: async (ctx) => {
    const { administratorEmail: email, administratorName: name } = ctx.state.answers
    const link = await makeAdministratorLink(
      { email, name, appUrl: ctx.state.appUrl!, shard: 'DATA_1' },
      ctx.now(),
      ctx.hash,
    )
    // The token's hash is passed as an argument; the token itself is only printed.
    const args = ['d1', 'execute', 'DB', '--remote', '--json', '--config', ctx.paths.config, '--command', link.sql]
    const outcome = readOutcome(await callJson(ctx.wrangler, args))
    switch (outcome.kind) {
      case 'link':
        ctx.save({ administrator: { email: outcome.email, linkExpiresAt: link.expiresAt } })
        ctx.print(`    Choose the password of ${outcome.email} here, once, until ${link.expiresAt}:\n    ${link.url}`)
        return `Made ${outcome.email} the first administrator`
      case 'exists':
        ctx.save({ administrator: { email: outcome.email, linkExpiresAt: null } })
        return `The administrator is ${outcome.email}`
      case 'none':
        throw new DeployError(
          `${email} could not be made the administrator: the account with this address is suspended.`,
          'Run the command again with --change and give another address.',
        )
    }
  },
})
