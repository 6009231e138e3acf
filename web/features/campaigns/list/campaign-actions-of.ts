import { Ban, type LucideIcon, Pause, Play, RotateCcw, Send, Trash2 } from 'lucide-react'
import type { CampaignStatus } from '../../../../src/contracts/campaigns/campaign-states.ts'
import * as contract from '../../../../src/contracts/campaigns/campaigns.ts'
import * as sendingContract from '../../../../src/contracts/campaigns/sending.ts'
import type { Asked } from '../../../lib/can.ts'

export type CampaignAction = 'send' | 'pause' | 'resume' | 'cancel' | 'resend' | 'retry' | 'delete'

/** The actions available in each status, besides Edit, View and Analytics (spec 3, section 4). */
export const actionsOf: Readonly<Record<CampaignStatus, readonly CampaignAction[]>> = {
  draft: ['send'],
  scheduled: ['cancel'],
  sending: ['pause', 'cancel'],
  paused: ['resume'],
  sent: ['resend', 'delete'],
  failed: ['retry', 'delete'],
  cancelled: [],
}

export const campaignActions: Readonly<Record<CampaignAction, { label: string; icon: LucideIcon; endpoint: Asked }>> = {
  send: { label: 'Send', icon: Send, endpoint: sendingContract.sendCampaign },
  pause: { label: 'Pause', icon: Pause, endpoint: sendingContract.pauseCampaign },
  resume: { label: 'Resume', icon: Play, endpoint: sendingContract.resumeCampaign },
  cancel: { label: 'Cancel', icon: Ban, endpoint: sendingContract.cancelCampaign },
  resend: { label: 'Resend', icon: RotateCcw, endpoint: sendingContract.resendCampaign },
  retry: { label: 'Retry', icon: RotateCcw, endpoint: sendingContract.resendCampaign },
  delete: { label: 'Delete', icon: Trash2, endpoint: contract.deleteCampaign },
}
