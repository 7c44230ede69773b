import { editableBanners } from '@promenade/contract/editing/banners'
import { editableBlog, editablePost } from '@promenade/contract/editing/blogs'
import { editableCategories } from '@promenade/contract/editing/categories'
import { editableContest } from '@promenade/contract/editing/contests'
import { editableEvent, editableNews } from '@promenade/contract/editing/events'
import { editableGallery } from '@promenade/contract/editing/galleries'
import { editableHomepage } from '@promenade/contract/editing/homepage'
import { editableHours } from '@promenade/contract/editing/hours'
import { editableJob } from '@promenade/contract/editing/jobs'
import { editableMetaData } from '@promenade/contract/editing/meta-data'
import { editablePage } from '@promenade/contract/editing/pages'
import { editablePointOfInterest } from '@promenade/contract/editing/points-of-interest'
import { editablePopup } from '@promenade/contract/editing/popups'
import { editablePromotion } from '@promenade/contract/editing/promotions'
import { editableProperty } from '@promenade/contract/editing/property'
import { editableSocialPosts } from '@promenade/contract/editing/social'
import { editableStore } from '@promenade/contract/editing/stores'
import type { z } from 'zod'
import type { Entry } from './content.ts'
import type { ContentIssue } from '../checks/content-issue.ts'
import { findFieldFaults, isChecked, type CheckContext } from '../checks/check-fields.ts'
import { describeIssues, type Source } from '../checks/source.ts'
import { expandShorthand, listFields } from '../checks/walk-fields.ts'

/** Parses every file by its editing schema; adds its faults to `faults`. */
export function readRecords(
  sources: ReadonlyMap<string, Source>,
  context: CheckContext,
  faults: ContentIssue[],
) {
  const usedPictures = new Set<string>()
  const { single, entries } = createReader(sources, context, faults, usedPictures)
  return {
    usedPictures,
    property: single('property', editableProperty),
    categories: single('categories', editableCategories) ?? [],
    hours: single('hours', editableHours),
    stores: entries(recordOf('stores'), editableStore),
    promotions: entries(recordOf('promotions'), editablePromotion),
    coupons: entries(recordOf('coupons'), editablePromotion),
    events: entries(recordOf('events'), editableEvent),
    news: entries(recordOf('news'), editableNews),
    jobs: entries(recordOf('jobs'), editableJob),
    contests: entries(recordOf('contests'), editableContest),
    blogs: entries(blogOf, editableBlog),
    posts: entries(postOf, editablePost),
    galleries: entries(recordOf('galleries'), editableGallery),
    banners: single('banners', editableBanners) ?? [],
    homepage: single('homepage', editableHomepage),
    pages: entries(recordOf('pages'), editablePage),
    popups: entries(recordOf('popups'), editablePopup),
    pointsOfInterest: entries(recordOf('points-of-interest'), editablePointOfInterest),
    social: single('social', editableSocialPosts) ?? [],
    metaData: single('meta-data', editableMetaData) ?? [],
  }
}

function createReader(
  sources: ReadonlyMap<string, Source>,
  context: CheckContext,
  faults: ContentIssue[],
  usedPictures: Set<string>,
) {
  const read = <Schema extends z.ZodType>(source: Source, schema: Schema): z.output<Schema> | undefined => {
    // Invalid YAML is reported already.
    if (source.faults.length > 0) return undefined
    const written = expandShorthand(schema, source.value)
    const parsed = schema.safeParse(written, { reportInput: true })
    const fields = listFields(schema, parsed.data ?? written).filter(isChecked)
    for (const { kind, value } of fields)
      if (kind?.kind === 'picture' && typeof value === 'string') usedPictures.add(value)
    const issues = [...(parsed.error?.issues ?? []), ...findFieldFaults(fields, context)]
    faults.push(...describeIssues(source, issues))
    return parsed.data
  }
  return {
    single<Schema extends z.ZodType>(name: string, schema: Schema) {
      const source = sources.get(`${name}.yaml`)
      return source === undefined ? undefined : read(source, schema)
    },
    entries<Schema extends z.ZodType>(
      matches: (file: string) => string | undefined,
      schema: Schema,
    ): Entry<z.output<Schema>>[] {
      return [...sources.values()].flatMap((source) => {
        const slug = matches(source.file)
        const value = slug === undefined ? undefined : read(source, schema)
        return slug === undefined || value === undefined ? [] : [{ slug, value, source }]
      })
    },
  }
}

/** Creates a function that returns the slug of a file in a folder of records; undefined for other files. */
export function recordOf(folder: string): (file: string) => string | undefined {
  return (file) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1, -'.yaml'.length) : undefined
}

/** The slug of a blog, from the path of its `blog.yaml`; undefined for other files. */
export function blogOf(file: string): string | undefined {
  return /^blogs\/(.+)\/blog\.yaml$/.exec(file)?.[1]
}

/** `blog/post`, from the path of a file with a post; undefined for other files. */
export function postOf(file: string): string | undefined {
  return blogOf(file) === undefined ? /^blogs\/(.+\/.+)\.yaml$/.exec(file)?.[1] : undefined
}
