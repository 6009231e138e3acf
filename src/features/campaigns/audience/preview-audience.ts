import {
  AUDIENCE_PREVIEWED_MAX,
  AUDIENCE_ROWS_SHOWN,
  type AudiencePreview,
  type ExcludedCounts,
  type PreviewedAudience,
} from '../../../contracts/campaigns/audience.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { heavyStep } from '../../../core/heavy-steps.ts'
import { mailboxIdentity } from '../../../lib/mailbox-identity.ts'
import { isDecisionMaker } from '../../../outreach/recipients/decision-makers.ts'
import { assertChannel } from '../change-campaign.ts'
import { isBetter, type Pick } from './judge-member.ts'
import type { Member } from './member.ts'
import { add, judgeNext, matchesOf, noneExcluded, termsOf } from './walk-audience.ts'

/** Matches examined per step. */
const STRETCH = 1_000

/**
 * Returns who of an audience would get a campaign's message and why the others would not, by the rules that choose the
 * recipients (`build-audience.ts`). Nothing is stored.
 *
 * @throws feature_not_in_plan
 */
export async function previewAudience(
  ctx: ServiceContext,
  { audience, type, require_opt_in }: PreviewedAudience,
): Promise<AudiencePreview> {
  assertChannel(ctx, type)
  const matches = await matchesOf(ctx, audience, type)
  const excluded = noneExcluded()
  if (matches === null) return { matching: 0, is_capped: false, recipients: 0, excluded, rows: [] }
  const terms = termsOf(ctx, audience, { type, requireOptIn: require_opt_in })
  const best = new Map<string, { readonly pick: Pick; readonly member: Member }>()
  let matching = 0
  let isCapped = false
  for (let after = 0; ; ) {
    const limit = Math.min(STRETCH, AUDIENCE_PREVIEWED_MAX - matching)
    const walk = { after, bound: Number.MAX_SAFE_INTEGER, limit, exceptId: null }
    const judged = await heavyStep(ctx, () => judgeNext(ctx, matches, terms, walk))
    matching += judged.examined
    add(excluded, judged.excluded)
    for (const [pick, member] of judged.members) takePlace(best, pick, member, excluded)
    if (judged.examined < limit) break
    after = judged.last!
    if (matching < AUDIENCE_PREVIEWED_MAX) continue
    isCapped = (await ctx.data.all(matches.after(after, 1))).length > 0
    break
  }
  const chosen = withoutDuplicates([...best.values()], excluded)
  return {
    matching,
    is_capped: isCapped,
    recipients: chosen.length,
    excluded,
    rows: chosen.slice(0, AUDIENCE_ROWS_SHOWN).map(({ pick, member }) => toRow(pick, member)),
  }
}

type Chosen = { readonly pick: Pick; readonly member: Member }

/** Gives a place to the better of two, and counts the other. */
function takePlace(best: Map<string, Chosen>, pick: Pick, member: Member, excluded: ExcludedCounts): void {
  const former = best.get(pick.place)
  if (!former || isBetter(pick, former.pick)) best.set(pick.place, { pick, member })
  if (former) excluded[former.pick.contact === pick.contact ? 'duplicate' : 'same_organization']++
}

/** Several contacts may share a mailbox, of which the best one counts. */
function withoutDuplicates(all: readonly Chosen[], excluded: ExcludedCounts): Chosen[] {
  const mailboxes = new Set<string>()
  return all
    .toSorted((a, b) => (isBetter(a.pick, b.pick) ? -1 : 1))
    .filter(({ pick, member }) => {
      const mailbox = identityOf(pick, member)
      if (!mailboxes.has(mailbox)) return mailboxes.add(mailbox)
      excluded.duplicate++
      return false
    })
}

const addressOf = ({ item }: Pick, { addresses }: Member) => addresses.find((one) => one.item === item)!
function identityOf(pick: Pick, member: Member): string {
  const { address } = addressOf(pick, member)
  return address.includes('@') ? mailboxIdentity(address) : address
}

function toRow(pick: Pick, member: Member): AudiencePreview['rows'][number] {
  const { address, check, mailbox } = addressOf(pick, member)
  const { contactId, kind, name, jobTitle, company } = member
  return {
    contact_id: contactId,
    kind,
    name: kind === 'organization' ? null : name,
    job_title: jobTitle,
    company,
    address,
    is_decision_maker: kind === 'person' && isDecisionMaker(jobTitle),
    email_check: check,
    mailbox,
  }
}
