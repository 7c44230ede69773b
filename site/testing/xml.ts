import { type Element, xml2js } from 'xml-js'

/** The root element of a document. Throws if the document is not well-formed. */
export function readXml(xml: string): Element | undefined {
  const elements: readonly Element[] | undefined = xml2js(xml).elements
  return elements?.find(({ type }) => type === 'element')
}
