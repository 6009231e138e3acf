/** A retired name or phrase, and the standard term. */
export interface RetiredWord {
  readonly retired: string
  readonly standard: string
}

/**
 * Names of the code that were replaced by the field's terms. They match a whole exported name, and in kebab case the
 * name of a file.
 */
export const RETIRED_NAMES: readonly RetiredWord[] = names(`
  tellOfRecipients publishRecipientEvents, tellOfContacts publishContactEvents, tellWatchers broadcastProgress,
  ToldEvent DomainEvent, RecipientTold RecipientEvent, ToldOfMail DeliveryNotification,
  hearEvent enqueueWebhooks, hearPauses propagateRetryAfter, tellError renderError,
  offerUrl evaluateUrl, OfferedLink DiscoveredLink, SliceStanding WorkerStatus, SliceStopping StopSignal,
  InHand InFlightRequests, blameFor crashPenalty, isSuspect isPoison, losses crashCount, troubleOf hostFailureOf,
  isGivenUp isAbandoned, isFruitless isUnproductive, OriginShares HostQuota, AnswerPace AdaptiveConcurrency,
  untake nack, wakeQuietCrawls resumeStalledCrawls, coverReadings chargeWebsites, giveBackUnread refundUnread,
  carryOver reuseUnchanged, mostPromising topByPriority, letGo release, giveBack return,
  judgeHandOver classifySmtpResponse, takeBatch acquireBatch, comeAgain requeue, hindranceOf blockingReason,
  leaveOut excludeRecipients, describeLeftOut describeExcluded, reachedZones openTimeZones, isFamily inSequence,
  rootIdOf sequenceId, manyErrors errorThreshold, waysBack returnAddresses, takeMail handleInboundMail,
  takeAnswer handleReply, takeReport ingestReport, spendMail throttleInboundMail,
  giveContacts assignContacts, refreshContacts rebuildContacts, makeContact buildContact,
  keepSplit preserveManualSplits, joinDoubles mergeDuplicates, knownBy matchKeys, giveBeside attachLabelsAndNotes,
  endVisit endImpersonation, lackedBy missingGrants, refusalOf denialReason, atAccount forAccount,
  actFor asAccount, roomiestShard leastLoadedShard, makeRoom ensureCapacity, isMoving isMigrating,
  thank sendReceipt, raiseAlarm flagForReview, findRunning currentSubscription, forgetMethod detachPaymentMethod,
  oncePer memoizeByObject, SeenOnce Deduplicator, pause sleep, counted pluralize, askRecords resolveDns,
  askProvider fetchProvider, Unheard ConnectionLost, holdsText containsText,
  strikeJson redactJson, growBack extendLeft, growForward extendRight, firstLook prefilter, handOut assignValues,
  surveySite sortPages, CampaignDeed CampaignAction, ResolverRest ResolverBreaker`)

/** Words that may not be part of an exported name. */
export const RETIRED_PARTS: readonly RetiredWord[] = names(`
  deed action, tell publish, tells publishes, hear subscribe, hears subscribes, wake resume, hindrance blockingReason,
  visit impersonation`)

/** Phrases that no doc comment may contain. */
export const RETIRED_PHRASES: readonly RetiredWord[] = [
  { retired: 'whoever', standard: 'the role: a caller, a recipient, an operator' },
  { retired: 'is told', standard: 'is notified' },
  { retired: 'are told', standard: 'are notified' },
  { retired: 'gives back', standard: 'returns' },
]

function names(list: string): RetiredWord[] {
  return list.split(',').map((pair) => {
    const [retired, standard] = pair.trim().split(/\s+/)
    return { retired: retired!, standard: standard! }
  })
}
