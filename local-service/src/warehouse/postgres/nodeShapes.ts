/**
 * The nodes of a parse tree that a query may be made of, with their fields. A node or field that is not listed is refused: whatever writes,
 * locks, recurses or samples, and whatever a later version of Postgres adds.
 */
export const nodeShapes: Readonly<Record<string, NodeShape>> = {
  SelectStmt: {
    values: ['groupDistinct', 'groupByAll', 'limitOption', 'op', 'all'],
    nodes: [
      ...['distinctClause', 'targetList', 'fromClause', 'whereClause', 'groupClause', 'havingClause', 'windowClause', 'valuesLists'],
      ...['sortClause', 'limitOffset', 'limitCount'],
    ],
    parts: { withClause: 'WithClause', larg: 'SelectStmt', rarg: 'SelectStmt' },
  },
  WithClause: { nodes: ['ctes'] },
  CommonTableExpr: { values: ['ctename', 'ctematerialized'], nodes: ['aliascolnames', 'ctequery'] },
  ResTarget: { values: ['name'], nodes: ['val'] },
  RangeVar: { values: ['relname', 'inh', 'relpersistence'], parts: { alias: 'Alias' } },
  RangeSubselect: { values: ['lateral'], nodes: ['subquery'], parts: { alias: 'Alias' } },
  RangeFunction: { values: ['lateral', 'ordinality', 'is_rowsfrom'], nodes: ['functions'], parts: { alias: 'Alias' } },
  JoinExpr: {
    values: ['jointype', 'isNatural', 'rtindex'],
    nodes: ['larg', 'rarg', 'usingClause', 'quals'],
    parts: { alias: 'Alias', join_using_alias: 'Alias' },
  },
  Alias: { values: ['aliasname'], nodes: ['colnames'] },
  ColumnRef: { nodes: ['fields'] },
  A_Star: {},
  A_Const: { values: ['ival', 'fval', 'boolval', 'sval', 'bsval', 'isnull'] },
  String: { values: ['sval'] },
  Integer: { values: ['ival'] },
  List: { nodes: ['items'] },
  A_Expr: { values: ['kind', 'rexpr_list_start', 'rexpr_list_end'], nodes: ['name', 'lexpr', 'rexpr'] },
  BoolExpr: { values: ['boolop'], nodes: ['args'] },
  NullTest: { values: ['nulltesttype', 'argisrow'], nodes: ['arg'] },
  BooleanTest: { values: ['booltesttype'], nodes: ['arg'] },
  CaseExpr: { nodes: ['arg', 'args', 'defresult'] },
  CaseWhen: { nodes: ['expr', 'result'] },
  CoalesceExpr: { nodes: ['args'] },
  MinMaxExpr: { values: ['op'], nodes: ['args'] },
  A_ArrayExpr: { values: ['list_start', 'list_end'], nodes: ['elements'] },
  A_Indirection: { nodes: ['arg', 'indirection'] },
  A_Indices: { values: ['is_slice'], nodes: ['lidx', 'uidx'] },
  RowExpr: { values: ['row_format'], nodes: ['args', 'colnames'] },
  CollateClause: { nodes: ['arg', 'collname'] },
  SubLink: { values: ['subLinkType', 'subLinkId'], nodes: ['testexpr', 'operName', 'subselect'] },
  FuncCall: {
    values: ['agg_within_group', 'agg_star', 'agg_distinct', 'func_variadic', 'funcformat'],
    nodes: ['funcname', 'args', 'agg_order', 'agg_filter'],
    parts: { over: 'WindowDef' },
  },
  NamedArgExpr: { values: ['name', 'argnumber'], nodes: ['arg'] },
  WindowDef: {
    values: ['name', 'refname', 'frameOptions'],
    nodes: ['partitionClause', 'orderClause', 'startOffset', 'endOffset'],
  },
  SortBy: { values: ['sortby_dir', 'sortby_nulls'], nodes: ['node', 'useOp'] },
  GroupingSet: { values: ['kind'], nodes: ['content'] },
  GroupingFunc: { nodes: ['args'] },
  TypeCast: { nodes: ['arg'], parts: { typeName: 'TypeName' } },
  TypeName: { values: ['typemod'], nodes: ['names', 'typmods', 'arrayBounds'] },
  SQLValueFunction: { values: ['op', 'typmod'] },
};

export interface NodeShape {
  /** Fields that have no nodes in them. */
  readonly values?: readonly string[];
  /** Fields with a node, or a list of nodes, each under the name of its kind. */
  readonly nodes?: readonly string[];
  /** Fields with one node of this kind. */
  readonly parts?: Readonly<Record<string, string>>;
}
