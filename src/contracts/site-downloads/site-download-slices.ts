import { z } from 'zod'
import {
  DiscoveredLink,
  GivenUp,
  HeldOrigin,
  LeasedUrl,
  PreparedOrigin,
  ReadOutcome,
  SliceStop,
} from '../crawls/crawl-slices.ts'
import { ARCHIVE_FORMATS, FileType, SiteDownloadStatus } from './site-downloads.ts'

export const ArchiveFormat = z.enum(ARCHIVE_FORMATS)
export type ArchiveFormat = z.infer<typeof ArchiveFormat>

/** The settings of a download for its coordinator; they never change during the download. */
export const SiteDownloadSpec = z.object({
  download_id: z.uuid(),
  account_id: z.uuid(),
  url: z.string(),
  max_depth: z.number().int(),
  follow_external: z.boolean(),
  respects_robots: z.boolean(),
  include_types: z.array(FileType),
  renders_pages: z.boolean(),
  /** The maximum number of files from any other website. */
  third_party_files_max: z.number().int().default(1_000),
  makes_wacz: z.boolean(),
  /** Limits of the plan. */
  pages_max: z.number().int(),
  files_max: z.number().int(),
  bytes_max: z.number(),
  ms_max: z.number(),
})
export type SiteDownloadSpec = z.infer<typeof SiteDownloadSpec>

export const UrlKind = z.enum(['page', 'asset'])
export type UrlKind = z.infer<typeof UrlKind>
export const LeasedFile = LeasedUrl.extend({ kind: UrlKind })
export type LeasedFile = z.infer<typeof LeasedFile>

/** A file as its server sent it, kept in the object store until it is archived. */
export const Capture = z.object({
  url: z.string(),
  kind: UrlKind,
  /** Null if none of the form's file types applies. */
  type: FileType.nullable(),
  /** False for pages that are read only for their references. */
  is_kept: z.boolean(),
  is_rendered: z.boolean(),
  title: z.string().nullable(),
  /** As sent by the server, with its charset. */
  content_type: z.string(),
  /** The WHATWG name of the text's encoding, if it was read as text. */
  encoding: z.string().nullable().default(null),
  status: z.number().int(),
  /** Headers of the response, for the web archive. */
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  size_bytes: z.number(),
  /** Hexadecimal. */
  sha256: z.string(),
  captured_at: z.string(),
  /** The key of its bytes in the object store. */
  key: z.string(),
  /** Their position in an object that several files share; null if the object holds this file only. */
  at: z.number().int().nullable().default(null),
})
export type Capture = z.infer<typeof Capture>

/** A capture with its position in the archive. */
export const PlacedCapture = Capture.extend({
  seq: z.number().int(),
  path: z.string(),
  /** Whether it is archived unchanged, because rewriting its references crashed consumers. */
  is_copied: z.boolean().default(false),
  /** Whether a consumer crashed while it rewrote this file or others with it. */
  is_suspect: z.boolean().default(false),
})
export type PlacedCapture = z.infer<typeof PlacedCapture>

/** The location of a file: its path in the archive, and its bytes in the object store. */
export const Located = z.object({
  path: z.string(),
  key: z.string(),
  at: z.number().int().nullable(),
  size_bytes: z.number(),
  content_type: z.string(),
})
export type Located = z.infer<typeof Located>

/** All files of an archive by their URLs, and the redirects that lead to them. */
export const SitePlaces = z.object({
  files: z.array(Located.extend({ url: z.string() })),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  /** The cursor for the next call, or null at the end. */
  next: z.object({ seq: z.number().int(), id: z.number().int() }).nullable(),
})
export type SitePlaces = z.infer<typeof SitePlaces>

/**
 * Maximum number of files and bytes per archive batch. Each batch stores what fills no part of the upload, up to 5 MB,
 * so more files per batch mean fewer bytes written; a consumer renews its lease while it packs one.
 */
export const BATCH_FILES_MAX = 400
export const BATCH_BYTES_MAX = 24 * 1024 * 1024

/** What a consumer may pack while the capture goes on. */
export const EarlyWork = z.object({
  /** Captured files that are not packed yet, in order. */
  files: z.array(PlacedCapture),
  /** URLs that may still become files of the archive; null if there are too many to list. */
  open: z.array(z.string()).nullable(),
  /** Where the next batch belongs; null until the upload has been started. */
  upload: z
    .object({
      upload_id: z.string(),
      batch: z.number().int(),
      offset_bytes: z.number(),
      parts_done: z.number().int(),
      remainder: z.string().nullable(),
    })
    .nullable(),
})
export type EarlyWork = z.infer<typeof EarlyWork>

/** A file that was packed early, and the URLs to which it refers that had no file by then. */
export const EarlyFile = z.object({ seq: z.number().int(), path: z.string(), missing: z.array(z.string()) })
export type EarlyFile = z.infer<typeof EarlyFile>

/** A discovered URL that was not captured, for the manifest. */
export const MissedUrl = z.object({ url: z.string(), reason: z.string() })
export type MissedUrl = z.infer<typeof MissedUrl>

/** A reference in a captured file. */
export const OfferedReference = DiscoveredLink.extend({ kind: UrlKind })
export type OfferedReference = z.infer<typeof OfferedReference>

const PrepareTask = z.object({ kind: z.literal('prepare'), origin: z.string(), wants_sitemaps: z.boolean() })
const CaptureTask = z.object({ kind: z.literal('capture'), files: z.array(LeasedFile), bytes_left: z.number() })
const WaitTask = z.object({ kind: z.literal('wait'), wait_ms: z.number() })
/** Start a multipart upload for an archive. */
const OpenTask = z.object({ kind: z.literal('open'), format: ArchiveFormat })
/**
 * Append a batch of files to an archive. All parts of an upload have the same size, so the remainder that does not fill
 * a part is stored as a separate object for the next batch.
 */
const PackTask = z.object({
  kind: z.literal('pack'),
  format: ArchiveFormat,
  upload_id: z.string(),
  batch: z.number().int(),
  /** The size of the archive before this batch, in bytes. */
  offset_bytes: z.number(),
  /** The number of parts uploaded before this batch. */
  parts_done: z.number().int(),
  /** The key of what the batch before left over; null before the first one. */
  remainder: z.string().nullable(),
  files: z.array(PlacedCapture),
  /** The final batch: after its files follow those that describe the archive as a whole. */
  is_last: z.boolean(),
})
export type PackTask = z.infer<typeof PackTask>
/** Find files of an early batch that refer to files captured after it; they are packed again. */
const RecheckTask = z.object({
  kind: z.literal('recheck'),
  format: ArchiveFormat,
  batch: z.number().int(),
  files: z.array(EarlyFile),
})
export type RecheckTask = z.infer<typeof RecheckTask>
const UploadedPart = z.object({ part: z.number().int(), etag: z.string() })
/** Append the directory and complete the upload. */
const CloseTask = z.object({
  kind: z.literal('close'),
  format: ArchiveFormat,
  upload_id: z.string(),
  /** The number of packed batches; the last one left the remainder that `close` starts with. */
  batches: z.number().int(),
  offset_bytes: z.number(),
  parts: z.array(UploadedPart),
  remainder: z.string().nullable(),
})
export type CloseTask = z.infer<typeof CloseTask>
/** Write the download's final state. */
const FinishTask = z.object({
  kind: z.literal('finish'),
  status: SiteDownloadStatus,
  /** Codes that `reasonText` turns into words; the notice belongs to a download with an archive. */
  failure: z.string().nullable(),
  notice: z.string().nullable(),
})
export type FinishTask = z.infer<typeof FinishTask>
/** Delete what is no longer needed: the captured files and, with `all`, also the archives. */
const ClearTask = z.object({
  kind: z.literal('clear'),
  all: z.boolean(),
  uploads: z.array(z.object({ format: ArchiveFormat, upload_id: z.string() })),
})
export type ClearTask = z.infer<typeof ClearTask>
const NoTask = z.object({ kind: z.literal('none') })

export const DownloadTask = z.discriminatedUnion('kind', [
  PrepareTask,
  CaptureTask,
  WaitTask,
  OpenTask,
  PackTask,
  RecheckTask,
  CloseTask,
  FinishTask,
  ClearTask,
  NoTask,
])
export type DownloadTask = z.infer<typeof DownloadTask>

export const DownloadProgress = z.object({
  step: z.enum(['capturing', 'packing', 'stopping', 'finished']),
  progress: z.number(),
  pages_downloaded: z.number(),
  pages_discovered: z.number(),
  assets_downloaded: z.number(),
  assets_discovered: z.number(),
  files_failed: z.number(),
  bytes_captured: z.number(),
  zip_size: z.number().nullable(),
  wacz_size: z.number().nullable(),
  notice: z.string().nullable(),
})
export type DownloadProgress = z.infer<typeof DownloadProgress>

export const DownloadClaim = z.object({
  spec: SiteDownloadSpec,
  sites: z.array(z.string()),
  task: DownloadTask,
  progress: DownloadProgress,
})
export type DownloadClaim = z.infer<typeof DownloadClaim>

/** A consumer's progress since its last report. */
export const DownloadReport = z.object({
  slice_id: z.uuid(),
  prepared: PreparedOrigin.optional(),
  outcomes: z.array(ReadOutcome),
  /** Leased URLs that this consumer will not request. */
  let_go: z.array(z.string()).optional(),
  held: z.array(HeldOrigin).optional(),
  captures: z.array(Capture),
  references: z.array(OfferedReference),
  opened: z.object({ format: ArchiveFormat, upload_id: z.string() }).optional(),
  packed: z
    .object({
      format: ArchiveFormat,
      batch: z.number().int(),
      size_bytes: z.number(),
      parts: z.array(UploadedPart),
      /** The directory records of the batch's files, with offsets from the start of the archive. */
      directory: z.instanceof(Uint8Array<ArrayBuffer>),
      entries: z.number().int(),
      /** The key of what filled no part of the upload. */
      remainder: z.string(),
      /** The files of a batch that was packed while the capture went on. */
      early: z.array(EarlyFile).optional(),
    })
    .optional(),
  rechecked: z
    .object({
      format: ArchiveFormat,
      batch: z.number().int(),
      /** Files to pack again. */
      stale: z.array(z.number().int()),
      /** The batch's directory records without those files; absent if there are none. */
      without: z.object({ directory: z.instanceof(Uint8Array<ArrayBuffer>), entries: z.number().int() }).optional(),
    })
    .optional(),
  closed: z.object({ format: ArchiveFormat, size_bytes: z.number() }).optional(),
  /** The archive whose upload is missing or does not match the recorded state; it is started again. */
  lost_upload: ArchiveFormat.optional(),
  is_finished: z.boolean(),
  /** Whether the download was deleted or discarded during packing; its archives are deleted too. */
  is_unwanted: z.boolean().optional(),
  is_cleared: z.boolean(),
  room: z.number().int().min(0),
  is_leaving: z.boolean(),
})
export type DownloadReport = z.infer<typeof DownloadReport>

export const DownloadReply = z.object({
  task: DownloadTask,
  sites: z.array(z.string()),
  given_up: z.array(GivenUp),
  stop: SliceStop.nullable(),
  progress: DownloadProgress,
})
export type DownloadReply = z.infer<typeof DownloadReply>
