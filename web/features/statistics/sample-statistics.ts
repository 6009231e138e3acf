import type { Statistics } from '../../../src/contracts/statistics/statistics.ts'

/** Sample figures for contacts. */
export const SAMPLE_CONTACTS = { people: 430, organizations: 180 }

/** Shown, and labelled as sample data, if the real figures cannot be loaded. */
export const SAMPLE_STATISTICS: Statistics = {
  total_data_items: { emails: 1240, phones: 860, names: 430, addresses: 210, companies: 180 },
  success_rate: 96,
  total_websites: 38,
  total_crawls: 52,
  ended_crawls: 50,
  website_downloads: {
    total_downloads: 6,
    completed_downloads: 5,
    pending_downloads: 1,
    failed_downloads: 0,
    total_storage_used: 48_200_000,
  },
  campaigns: { total_campaigns: 3, active_campaigns: 1, total_emails_sent: 900, total_sms_sent: 120 },
}
