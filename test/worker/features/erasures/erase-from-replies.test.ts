import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { erasePerson, findPerson } from '../../../../src/contracts/erasures/erasures.ts'
import { directMessages } from '../../../../src/db/schema/data/direct-messages.ts'
import { replies } from '../../../../src/db/schema/data/replies.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { dataOf } from '../../support/factories.ts'
import { mintCampaigner } from '../campaigns/sending/support.ts'
import { repliesOf, written } from '../inbound-mail/support.ts'

test("a person's own texts are deleted, mentions by others are redacted, and everything else stays", async () => {
  const account = await mintCampaigner()
  const email = 'jane.roe@acme-tools.com'
  const [hers, other] = [await written(account.id, { address: email }), await written(account.id)]
  const reply = async (to: typeof hers, fromAddress: string, text: string) => {
    const id = newId()
    await dataOf(account.id)
      .insert(replies)
      .values({
        ...{ id, accountId: account.id, campaignId: to.campaignId, recipientId: to.recipientId, messageId: id },
        ...{ fromAddress, text, subject: `Re: ${text}`, kind: 'reply' as const, receivedAt: new Date().toISOString() },
      })
    return id
  }
  await reply(hers, 'assistant@acme-tools.com', 'She is in.')
  await reply(other, 'Jane.Roe@acme-tools.com', 'I read it as well.')
  const named = await reply(other, other.address, `Ask ${email} instead.`)
  const untouched = await reply(other, other.address, 'Yes, please.')
  const answer = async (to: typeof hers | null, toAddress: string, text: string) => {
    const id = newId()
    const row = { id, accountId: account.id, senderId: newId(), recipientId: to?.recipientId ?? null, toAddress, text }
    await dataOf(account.id)
      .insert(directMessages)
      .values({ ...row, ...{ kind: 'reply', subject: 'Re', references: [], createdAt: new Date().toISOString() } })
    return id
  }
  await answer(hers, 'assistant@acme-tools.com', 'Is she in?')
  await answer(null, email, 'Your order')
  const naming = await answer(other, other.address, `I asked ${email}.`)
  expect((await account.call(findPerson, { body: { email } })).data.total_messages).toBe(5)
  await account.call(erasePerson, { body: { email } })
  const left = await repliesOf(account.id)
  expect(left.map(({ id }) => id).toSorted()).toEqual([named, untouched].toSorted())
  expect(left.find(({ id }) => id === named)).toMatchObject({ text: 'Ask … instead.', subject: 'Re: Ask … instead.' })
  const answers = await dataOf(account.id).select().from(directMessages).where(eq(directMessages.accountId, account.id))
  expect(answers).toMatchObject([{ id: naming, text: 'I asked ….' }])
  expect(JSON.stringify([left, answers])).not.toContain('jane')
})
