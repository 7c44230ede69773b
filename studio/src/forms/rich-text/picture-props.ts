import type { Node } from 'prosemirror-model'
import { Selection } from 'prosemirror-state'
import type { EditorProps, NodeView } from 'prosemirror-view'
import { pictureAddress } from '../../components/picture-address.ts'
import { pictureHints } from '../picture-shape.ts'
import { captionElement, pictureOf } from './picture-node.ts'

/** Opens the sheet of the picture, with a file that is to be sent. */
export type OpenPicture = (file?: File) => void

/** Says how many pixels a picture has that are too few. */
export type SmallPictureText = (width: number, height: number) => string

/** How the editor shows pictures, and what it does with files that are pasted or dropped. */
export function pictureProps(open: OpenPicture, smallText: SmallPictureText): EditorProps {
  const openFile = (files: FileList | undefined) => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (file !== undefined) open(file)
    return file !== undefined
  }
  return {
    nodeViews: { picture: (node) => showPicture(node, smallText) },
    // Word and spreadsheets also put a picture of the text on the clipboard.
    handlePaste: (_, { clipboardData }) =>
      clipboardData?.types.includes('text/html') !== true && openFile(clipboardData?.files),
    handleDrop(view, event) {
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (!openFile(event.dataTransfer?.files)) return false
      if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))))
      event.preventDefault()
      return true
    },
    handleDoubleClickOn(_, __, node) {
      if (node.type.name !== 'picture') return false
      open()
      return true
    },
  }
}

/** A document names the picture; its address is another one. */
function showPicture(node: Node, smallText: SmallPictureText): NodeView {
  const picture = pictureOf(node)
  const { path, alt = '' } = picture
  const dom = document.createElement('figure')
  const image = document.createElement('img')
  image.src = pictureAddress(path)
  image.alt = alt
  const caption = captionElement(node, picture)
  // A link leads on from the site alone.
  for (const link of caption?.querySelectorAll('a') ?? []) link.removeAttribute('href')
  dom.append(image, ...(caption === undefined ? [] : [caption]))
  image.addEventListener('load', () => {
    const { naturalWidth: width, naturalHeight: height } = image
    const contentType = path.endsWith('.svg') ? 'image/svg+xml' : ''
    if (!pictureHints({ width, height, contentType }, 'photo').includes('small')) return
    const hint = document.createElement('small')
    hint.textContent = smallText(width, height)
    dom.append(hint)
  })
  return { dom }
}
