import { verifySessionToken } from '../core/session-token.ts'
import { loadSession } from '../domain/access/load-account.ts'
import { WORKSPACE_HEADER } from '../rules/workspaces/workspace-header.ts'
import { errorResponse } from './error-response.ts'
import { phoneTextsOf, prefersPhoneTexts } from './phone-texts.ts'
import type { Surface } from './surface-types.ts'

/** The scheme name is case-insensitive (RFC 9110, 11.1). */
const BEARER = /^bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i

/** The API of the web application, authenticated by session. */
export const applicationSurface: Surface = {
  async identify(c, { config, clock, db }) {
    const token = BEARER.exec(c.req.header('authorization') ?? '')?.[1]
    if (!token) return null
    const now = clock.now()
    const claims = await verifySessionToken(config, token, now)
    const workspaceId = c.req.header(WORKSPACE_HEADER)
    return claims && loadSession(db, { ...claims, ...(workspaceId && { workspaceId }) }, now)
  },
  wrap: (answer, { account }, headers) => ({
    success: true,
    status: 'successful',
    ...answer,
    ...(prefersPhoneTexts(headers) && phoneTextsOf(answer, account?.country ?? null)),
  }),
  renderError: errorResponse,
}
