import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { pageContext } from '../app/page-context.ts'
import { decodeFavorite, parseFavorites } from '../app/device/favorites.ts'
import { sessionContext } from '../app/session-context.ts'

export function formLoader({ context }: LoaderFunctionArgs) {
  return { stamp: context.get(pageContext).formStamp }
}

/** Responds with the fields and header names it received; stores favorites if the form has some. */
export async function echoForm({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(sessionContext)
  const form = await request.formData()
  if (form.get('go')) return redirect('/stores')
  const favorites = form.get('favorites')
  if (typeof favorites === 'string') visitor.storeFavorites(parseFavorites(favorites))
  const sent = [...form]
  const seen = [...request.headers].map(([name]) => name)
  await visitor.readPhoto()
  return data({ sent, seen, stampState: visitor.checkStamp(form) }, { status: form.get('name') ? 200 : 422 })
}

/** Calls the account API as the form says, and shows the result. */
export async function callAccountApi({ request, context }: ActionFunctionArgs) {
  const visitor = context.get(sessionContext)
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  switch (form.get('call')) {
    case 'login_hash':
      return visitor.call('login_hash', { login_hash: text('login_hash') })
    case 'contact_message': {
      const words = { name: text('name'), email: text('email'), message: text('message') }
      return visitor.call('contact_message', { ...words, page: '/call' }, form)
    }
    case 'newsletter_signup': {
      const consent = { wording: 'I agree', page: '/call', given_at: text('given_at') }
      const names = { first_name: 'Ana', last_name: 'Ruiz', email: text('email') }
      return visitor.call('newsletter_signup', { ...names, consent }, form)
    }
    case 'add_favorite': {
      const result = await visitor.call('add_favorite', { type: 'store', id: Number(text('id')) })
      if (result.kind === 'done') visitor.storeFavorites(result.response.map(decodeFavorite))
      return result
    }
    case 'log_out':
      return visitor.call('log_out', {})
    case 'export_data':
      return visitor.call('export_data', {})
    default:
      return visitor.call('get_profile', {})
  }
}

export function visitorLoader({ request, context }: LoaderFunctionArgs) {
  const visitor = context.get(sessionContext)
  return {
    favorites: visitor.favorites(),
    isLoggedIn: visitor.isLoggedIn(),
    search: new URL(request.url).search,
  }
}
