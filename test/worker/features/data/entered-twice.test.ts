import { expect, test } from 'vitest'
import * as contacts from '../../../../src/contracts/contacts/contacts.ts'
import * as additions from '../../../../src/contracts/data/data-additions.ts'
import { waitFor } from '../../../support/wait.ts'
import { mintAccount } from '../../support/factories.ts'
import { csvForm } from './support.ts'

test('a company keeps its data when a later file names it as someone’s employer', async () => {
  const account = await mintAccount()
  const add = (content: string) => account.call(additions.importCsv, { body: csvForm(content, 'Fair') })
  const expectCompany = (expected: object) =>
    waitFor(async () => {
      const { data } = await account.call(contacts.listContacts, { query: { kind: 'organization' } })
      expect(data).toMatchObject([{ name: 'Acme Tools Ltd', phone: '+442079460999', ...expected }])
    })
  await add('company,email,phone\nAcme Tools Ltd,info@acme-tools.com,+442079460999\n')
  await expectCompany({ email: 'info@acme-tools.com', total_emails: 1 })
  await add('name,company,email\nAda Byron,Acme Tools Ltd,ada@acme-tools.com\n')
  await waitFor(async () => {
    const { data } = await account.call(contacts.listContacts, { query: { kind: 'person' } })
    expect(data).toMatchObject([{ name: 'Ada Byron', company: 'Acme Tools Ltd' }])
  })
  await expectCompany({ email: 'info@acme-tools.com', total_emails: 1 })
  await add('company,email\nAcme Tools Ltd,sales@acme-tools.com\n')
  await expectCompany({ total_emails: 2 })
})
