/** Fields that a type cannot do without: those that Google's rich results require, and what makes ours worth reading. */
const required: Readonly<Record<string, readonly string[]>> = {
  Event: ['name', 'startDate', 'location'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  NewsArticle: ['headline', 'datePublished', 'author', 'publisher'],
  BlogPosting: ['headline', 'url'],
  Blog: ['name', 'url'],
  Offer: ['name', 'url', 'seller'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['address'],
  ShoppingCenter: ['name', 'url'],
}

export function missingFields(type: string, thing: Readonly<Record<string, unknown>>): readonly string[] {
  return (required[type] ?? []).filter((field) => thing[field] === undefined)
}
