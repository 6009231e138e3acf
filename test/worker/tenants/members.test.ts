import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '../../../src/db/schema/control/accounts.ts'
import { workspaceMembers } from '../../../src/db/schema/control/workspaces.ts'
import { newId } from '../../../src/lib/ids.ts'
import { WORKSPACE_HEADER } from '../../../src/rules/workspaces/workspace-header.ts'
import { roleAllows, WORKSPACE_ROLES } from '../../../src/rules/workspaces/workspace-roles.ts'
import { mintCampaigner } from '../features/campaigns/support.ts'
import { db, mintAccount } from '../support/factories.ts'
import { ID_PLACES, isForMembers, WITHOUT_IDS } from './support/endpoints.ts'
import { kindsIn } from './support/id-places.ts'
import { sharedOwner } from './support/owner.ts'
import { requestWithId } from './support/request-with-id.ts'
import { responseFacts } from './support/response-facts.ts'
import { BASE, LIST_QUERY } from './support/sample-requests.ts'

const owner = sharedOwner()
afterAll(owner.expectUnchanged)

describe.each([...WORKSPACE_ROLES])('a member of another workspace, as %s,', (role) => {
  const turnOfRole = WORKSPACE_ROLES.indexOf(role)
  let member: Awaited<ReturnType<typeof mintAccount>>
  beforeAll(async () => {
    const workspace = await mintCampaigner()
    member = role === 'owner' ? workspace : await mintAccount()
    if (role === 'owner') return
    await db.insert(workspaceMembers).values({
      ...{ workspaceId: workspace.id, memberId: member.id, role, createdAt: new Date().toISOString() },
    })
    await db.update(sessions).set({ workspaceId: workspace.id }).where(eq(sessions.id, member.sessionId))
  })

  test("lists none of the account's data, even with its id in the workspace header", async () => {
    // Every role sends the header. Without it, requests equal those of any other account, so roles take turns.
    for (const [turn, [name, endpoint]] of WITHOUT_IDS.filter(([name]) => isForMembers(name)).entries())
      for (const headers of [
        ...(turn % WORKSPACE_ROLES.length === turnOfRole ? [{}] : []),
        { [WORKSPACE_HEADER]: owner.id },
      ]) {
        const query = { ...LIST_QUERY[name], ...BASE[name]?.query }
        const input = { params: { type: 'emails' }, query } as never
        const response = await member.send(endpoint, input, headers as HeadersInit)
        const text = await response.text()
        expect([200, 402, 403, 404], `${name}: ${text}`).toContain(response.status)
        expect(
          owner.secrets.filter((secret) => text.includes(secret)),
          name,
        ).toEqual([])
        const isRefused = endpoint.actsFor !== 'person' && !roleAllows(role, endpoint.permission)
        if (isRefused) expect(response.status, name).toBe(403)
      }
  })

  test('cannot open any of its rows by id', async () => {
    const places = ID_PLACES.filter(({ name }, turn) => isForMembers(name) && turn % 2 === turnOfRole % 2)
    for (const { name, endpoint, place } of places) {
      const own = kindsIn(endpoint.path).find((one) => one.place === place)?.kind
      if (!own) continue
      const send = async (id: string) =>
        responseFacts(await member.send(endpoint, requestWithId(name, endpoint, place, id)), id)
      expect(await send(owner.ids[own]), `${name} ${place}`).toEqual(await send(newId()))
    }
  })
})
