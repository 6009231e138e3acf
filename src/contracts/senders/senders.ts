import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { CreateEmailConfig, EmailConfig, FROM_CODE_LENGTH, UpdateEmailConfig } from './email-config.ts'
import { CreateSmsConfig, SmsConfig, UpdateSmsConfig } from './sms-config.ts'

/** The endpoints that both kinds share. */
function callsOf<
  Base extends '/dashboard/email-configs' | '/dashboard/sms-configs',
  Config extends z.ZodType,
  Create extends z.ZodType,
  Update extends z.ZodType,
>(base: Base, config: Config, create: Create, update: Update) {
  return {
    list: endpoint({
      method: 'get',
      path: base,
      permission: 'campaigns:view',
      returns: data(z.object({ configs: z.array(config) })),
    }),
    create: endpoint({
      method: 'post',
      path: base,
      permission: 'senders:edit',
      body: create,
      status: 201,
      returns: data(z.object({ config })),
    }),
    get: endpoint({
      method: 'get',
      path: `${base}/:id`,
      permission: 'campaigns:view',
      params: IdParams,
      returns: data(z.object({ config })),
    }),
    update: endpoint({
      method: 'put',
      path: `${base}/:id`,
      permission: 'senders:edit',
      params: IdParams,
      body: update,
      returns: data(z.object({ config })),
    }),
    remove: endpoint({
      method: 'delete',
      path: `${base}/:id`,
      permission: 'senders:edit',
      params: IdParams,
      returns: nothing,
    }),
  }
}

export const {
  list: listEmailConfigs,
  create: createEmailConfig,
  get: getEmailConfig,
  update: updateEmailConfig,
  remove: deleteEmailConfig,
} = callsOf('/dashboard/email-configs', EmailConfig, CreateEmailConfig, UpdateEmailConfig)

export const {
  list: listSmsConfigs,
  create: createSmsConfig,
  get: getSmsConfig,
  update: updateSmsConfig,
  remove: deleteSmsConfig,
} = callsOf('/dashboard/sms-configs', SmsConfig, CreateSmsConfig, UpdateSmsConfig)

/** Connects, authenticates, and describes any failure in words; with `email`, also sends a test message there. */
export const testEmailConfig = endpoint({
  method: 'post',
  path: '/dashboard/email-configs/:id/test',
  permission: 'senders:edit',
  params: IdParams,
  body: z.object({ email: z.email('Enter a valid email address').max(254).nullish() }).prefault({}),
  returns: data(z.object({ config: EmailConfig })),
})

/** Sends a code to the From address, to confirm its mailbox. */
export const sendFromCode = endpoint({
  method: 'post',
  path: '/dashboard/email-configs/:id/from-code',
  permission: 'senders:edit',
  params: IdParams,
  returns: nothing,
})

/** Confirms the From address with that code or, without one, by the current DNS records of its domain. */
export const confirmFrom = endpoint({
  method: 'post',
  path: '/dashboard/email-configs/:id/confirm-from',
  permission: 'senders:edit',
  params: IdParams,
  body: z
    .object({
      code: z
        .string()
        .transform((code) => code.replace(/\s/g, ''))
        .pipe(
          z.string().regex(/^\d+$/, 'The code is made of digits').max(FROM_CODE_LENGTH, 'That is too long for a code'),
        )
        .nullish(),
    })
    .prefault({}),
  returns: data(z.object({ config: EmailConfig })),
})

/** Checks the key with the provider; with `phone`, also sends a test message there, which costs money. */
export const testSmsConfig = endpoint({
  method: 'post',
  path: '/dashboard/sms-configs/:id/test',
  permission: 'senders:edit',
  params: IdParams,
  body: z.object({ phone: z.string().trim().max(30).nullish() }).prefault({}),
  returns: data(z.object({ config: SmsConfig })),
})
