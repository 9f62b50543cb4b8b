import type { UserAttributeLabels } from './UserAttributeLabels.js';

export const japaneseUserAttributes: UserAttributeLabels = {
  caption: 'ユーザー属性',
  search: '属性を検索',
  columns: { name: '属性', path: 'アクセスポリシーでの名前', type: '型', defaultValue: '既定値', description: '説明' },
  types: { string: 'テキスト', number: '数値', boolean: 'はい／いいえ', string_array: 'テキストのリスト', number_array: '数値のリスト' },
  anyType: 'すべての型',
  noDefault: '既定値なし',
  fields: { name: '名前', type: '型', displayName: '表示名', description: '説明', defaultValue: '既定値' },
  hints: {
    name: 'アクセスポリシーが行の絞り込みに使うため、あとから変更できません。',
    path: (path) => `アクセスポリシーは ${path} として参照します。あとから変更できません。`,
    pathFixed: (path) => `アクセスポリシーが ${path} として参照するため、変更できません。`,
    unusual: (path) => `アクセスポリシーから ${path} として参照するには、英数字とアンダースコアを使ってください。`,
    type: 'あとから変更できません。',
    typeFixed: 'この型の値を持つユーザーがいる可能性があるため、変更できません。',
    displayName: '名前の代わりに表示されます。アクセスポリシーでは使われません。',
    defaultValue: '値のないすべてのユーザーに使われます。変更はアクセスポリシーにもすぐに反映されます。',
  },
  problems: {
    name: '名前を入力してください。',
    nameTaken: 'この名前はほかの属性で使われています。',
    defaultNumber: '小数点にピリオドを使った数値を入力してください。',
  },
  create: {
    action: '属性を追加',
    submit: '属性を追加',
    done: (name) => `${name} を追加しました`,
    failed: '属性を追加できませんでした',
  },
  update: { action: '編集', done: (name) => `${name} を保存しました`, failed: '変更を保存できませんでした' },
  empty: 'ユーザー属性はありません',
  emptyAdvice: '追加すると、アクセスポリシーで各ユーザーに自分の行だけを表示できます。',
};
