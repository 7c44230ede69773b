import type { Generated } from 'kysely'
import type { StudioSchema } from './studio-schema.ts'
import type { VisitorSchema } from './visitor-schema.ts'

/** The tables that the migrations create. Content is in `entry` and `revision`. */
export interface Schema extends VisitorSchema, StudioSchema {
  migration: { name: string; checksum: string; applied_at: Generated<Date> }
  media: MediaTable
  property: { id: number }
  mall: MallView
  content_change: ContentChangeTable
  content_import: ContentImportTable
  link_check: LinkCheckTable
  map_file: { property_id: number; name: string; format: 'imdf' | 'openstreetmap'; content: string }
}

interface MediaTable {
  sha256: string
  name: string
  content_type: string
  width: number
  height: number
  bytes: Buffer
  focal_x: Generated<number>
  focal_y: Generated<number>
  original_name: string | null
  uploaded_by: string | null
  uploaded_for: number | null
  uploaded_at: Date | null
  /** False until a publication names what staff have uploaded. */
  is_public: Generated<boolean>
}

interface LinkCheckTable {
  address: string
  checked_at: Date
  status: number | null
  failing_since: Date | null
}

interface ContentChangeTable {
  property_id: number
  version: number
  changed_at: Date
  decided_version: number | null
}

/** What SQL reads of the published document of a property. */
interface MallView {
  id: number
  name: string
  time_zone: string
  url: string | null
  email: string | null
  address1: string
  address2: string | null
  city: string
  province_state: string
  postal_code: string
  country: string
}

interface ContentImportTable {
  property_id: number
  folder: string
  fingerprint: string
  imported_on: string
  imported_at: Date
  map_key: string
}
