import type { Content } from './content.ts'
import { endInstant, startInstant } from './instants.ts'
import type { PictureFile } from './pictures.ts'
import type { Row } from './replace-rows.ts'

export type Ids = ReadonlyMap<string, number>

type Value<Name extends keyof Content> = Content[Name] extends readonly (infer Item)[]
  ? Item extends { readonly value: infer Fields }
    ? Fields
    : Item
  : NonNullable<Content[Name]>

export function propertyRow({ property, hours }: Content): Row {
  const { alert } = property
  return {
    ...pick(property, ['name', 'address1', 'address2', 'city', 'province_state', 'country', 'postal_code']),
    ...pick(property, ['phone', 'email', 'url', 'time_zone', 'latitude', 'longitude']),
    alert_type: alert?.type ?? 'none',
    alert_title: alert?.title ?? null,
    alert_message: alert?.message ?? null,
    extra_hours: hours?.extra ?? null,
  }
}

export function socialLinkRows(links: Value<'property'>['social_links'], storeId: number | null): Row[] {
  return links.map(({ network, url }, index) => ({ store_id: storeId, position: index + 1, network, url }))
}

export function categoryRows({ categories }: Content, ids: Ids): Row[] {
  const all = categories.flatMap(({ slug, name, children }): Row[] => [
    { slug, name, parent_id: null },
    ...children.map((child) => ({ slug: child.slug, name: child.name, parent_id: ids.get(slug) ?? null })),
  ])
  return all.map((row, index) => ({ ...row, position: index + 1 }))
}

export function storeRow(
  slug: string,
  store: Value<'stores'>,
  logo: PictureFile | string | undefined,
  zone: string,
): Row {
  const { flags, store_front } = store
  return {
    slug,
    ...pick(store, ['name', 'unit', 'level', 'summary', 'description', 'phone', 'website', 'email', 'tags']),
    ...pick(store, ['free_form_hours', 'products', 'service', 'return_policy']),
    logo: store.logo?.path.sha256 ?? (typeof logo === 'object' ? logo.sha256 : null),
    // A logo says the name.
    logo_alt: store.logo?.alt ?? store.name,
    store_front: store_front?.path.sha256 ?? null,
    store_front_alt: store_front?.alt ?? null,
    is_new: flags.includes('new'),
    is_coming_soon: flags.includes('coming'),
    is_relocated: flags.includes('relocated'),
    is_temporarily_closed: flags.includes('temporarily-closed'),
    extra_hours: store.hours?.extra ?? null,
    show_on_web_date: startInstant(store.show_from, zone),
  }
}

/** Stores name child categories; their parents hold them too. */
export function storeCategoryRows({ categories, stores }: Content, storeIds: Ids, categoryIds: Ids): Row[] {
  const parents = new Map(
    categories.flatMap(({ slug, children }) => children.map((child) => [child.slug, slug] as const)),
  )
  return stores.flatMap(({ slug, value }) => {
    const slugs = new Set(
      value.categories.flatMap((category) => [category, parents.get(category) ?? category]),
    )
    return [...slugs].map((category) => ({
      store_id: storeIds.get(slug),
      category_id: categoryIds.get(category),
    }))
  })
}

export function promotionRow(
  kind: 'promotion' | 'coupon',
  slug: string,
  promotion: Value<'promotions'>,
  storeIds: Ids,
  zone: string,
): Row {
  return {
    kind,
    slug,
    ...ownedFields(promotion, storeIds),
    ...pictureFields(promotion.picture),
    ...scheduleFields(promotion, zone),
    tags: promotion.tags ?? null,
    code: promotion.code ?? null,
    is_featured: promotion.featured,
    home_position: promotion.home_position ?? null,
  }
}

export function eventRow(
  kind: 'event' | 'news',
  slug: string,
  event: Value<'events'>,
  storeIds: Ids,
  zone: string,
): Row {
  return {
    kind,
    slug,
    ...ownedFields(event, storeIds),
    ...pictureFields(event.picture),
    ...scheduleFields(event, zone),
    ...pick(event, ['subtitle', 'tags', 'place', 'link']),
    show_times: event.show_times,
    is_featured: event.featured,
    home_position: event.home_position ?? null,
  }
}

export function jobRow(slug: string, job: Value<'jobs'>, storeIds: Ids, zone: string): Row {
  return {
    slug,
    ...ownedFields(job, storeIds),
    ...scheduleFields(job, zone),
    job_type: job.job_type,
    ...pick(job, ['contact_name', 'contact_email', 'contact_phone', 'contact_website']),
  }
}

export function contestRow(slug: string, contest: Value<'contests'>, zone: string): Row {
  const { name, description, rules, minimum_age, eligibility, question, photo, featured } = contest
  return {
    slug,
    name,
    description,
    rules,
    minimum_age,
    eligibility,
    question,
    ...pictureFields(contest.picture),
    ...scheduleFields(contest, zone),
    asks_for_photo: photo,
    is_featured: featured,
  }
}

export function postRow(slug: string, post: Value<'posts'>, blogIds: Ids, zone: string): Row {
  const [blog = '', postSlug] = slug.split('/')
  return {
    blog_id: blogIds.get(blog),
    slug: postSlug,
    title: post.title,
    summary: post.summary,
    body: post.body,
    ...pictureFields(post.picture),
    ...pick(post, ['author', 'categories', 'tags']),
    draft: false,
    publish_date: startInstant(post.published, zone),
  }
}

export function bannerItemRow(
  item: Value<'banners'>['items'][number],
  position: number,
  bannerId: number | undefined,
  zone: string,
): Row {
  return {
    banner_id: bannerId,
    position,
    ...pictureFields(item.picture),
    ...pick(item, ['heading', 'callout', 'link']),
    start_date: startInstant(item.start, zone),
    end_date: endInstant(item.end, zone),
  }
}

export function featureRows(
  { homepage }: Content,
  ids: { promotions: Ids; events: Ids; stores: Ids },
): Row[] {
  const empty = { promotion_id: null, event_id: null, store_id: null }
  const row = (kind: string, index: number, id: Row): Row => ({ kind, position: index + 1, ...empty, ...id })
  return [
    ...(homepage?.featured_promotions ?? []).map((slug, index) =>
      row('promotion', index, { promotion_id: ids.promotions.get(slug) }),
    ),
    ...(homepage?.featured_events ?? []).map((slug, index) =>
      row('event', index, { event_id: ids.events.get(slug) }),
    ),
    ...(homepage?.featured_stores ?? []).map((slug, index) =>
      row('store', index, { store_id: ids.stores.get(slug) }),
    ),
  ]
}

export function popupRow(slug: string, popup: Value<'popups'>, zone: string): Row {
  return {
    slug,
    name: popup.name,
    ...pictureFields(popup.picture),
    link: popup.link ?? null,
    start_date: startInstant(popup.start, zone),
    end_date: endInstant(popup.end, zone),
  }
}

export function socialPostRow(post: Value<'social'>, zone: string): Row {
  return {
    ...pick(post, ['slug', 'network', 'link', 'caption', 'account']),
    is_video: post.video,
    ...pictureFields(post.picture),
    posted_at: startInstant(post.posted, zone),
  }
}

export function pageRow(slug: string, { title, body, banner }: Value<'pages'>): Row {
  return { slug, title, body, banner: banner?.path.sha256 ?? null, banner_alt: banner?.alt ?? null }
}

type Locations = Value<'pointsOfInterest'>['locations']

export function locationRows(locations: Locations, groupId: number | undefined): Row[] {
  return locations.map(({ slug, name, level, description, closed }, index) => ({
    point_of_interest_id: groupId,
    slug,
    position: index + 1,
    name,
    level: level ?? null,
    description: description ?? null,
    is_temporarily_closed: closed,
  }))
}

export function locationItemRows(locations: Locations, locationIds: Ids): Row[] {
  return locations.flatMap(({ slug, items }) =>
    items.map(({ name, description }, index) => ({
      location_id: locationIds.get(slug),
      position: index + 1,
      name,
      description: description ?? null,
    })),
  )
}

export function metaDataRow({ path, picture, ...fields }: Value<'metaData'>): Row {
  return {
    path,
    ...pick(fields, ['title', 'description', 'keywords']),
    picture: picture?.path.sha256 ?? null,
  }
}

function ownedFields(
  { name, description, store }: Pick<Value<'promotions'>, 'name' | 'description' | 'store'>,
  storeIds: Ids,
): Row {
  return { name, description, store_id: store === undefined ? null : storeIds.get(store) }
}

export function pictureFields(picture: Value<'popups'>['picture'] | undefined): Row {
  return { picture: picture?.path.sha256 ?? null, picture_alt: picture?.alt ?? null }
}

interface Scheduled {
  readonly draft?: boolean
  readonly show_from?: string | undefined
  readonly start: Parameters<typeof startInstant>[0]
  readonly end?: Parameters<typeof endInstant>[0]
}

function scheduleFields({ draft = false, show_from, start, end }: Scheduled, zone: string): Row {
  return {
    draft,
    show_on_web_date: startInstant(show_from, zone),
    start_date: startInstant(start, zone),
    end_date: endInstant(end, zone),
  }
}

/** Some fields, with null for those that are not there: every row of a table has the same columns. */
function pick<Fields extends object>(fields: Fields, names: readonly (keyof Fields & string)[]): Row {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}
