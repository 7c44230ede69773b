import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { textSchema } from './schema.ts'

const { nodes, marks } = textSchema

/**
 * The ProseMirror plugins: keys, input rules and undo; those of tables are `withTableEditing`. Tab leaves the text except in a list or table.
 */
export function editingPlugins(): readonly Plugin[] {
  return [
    inputRules({
      rules: [
        textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, ([, signs = '##']) => ({
          level: signs.length,
        })),
        wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
        wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, ([, start]) => ({ start: Number(start) })),
        wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      ],
    }),
    ...linePlugins(),
    keymap({
      Enter: splitListItem(nodes.list_item),
      'Shift-Enter': chainCommands(exitCode, insertBreak),
      Tab: sinkListItem(nodes.list_item),
      'Shift-Tab': liftListItem(nodes.list_item),
    }),
    keymap(baseKeymap),
  ]
}

/** Those of a single line: keys of letters, and undo. */
export function linePlugins(): readonly Plugin[] {
  return [
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.em),
    }),
    history(),
  ]
}

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}
