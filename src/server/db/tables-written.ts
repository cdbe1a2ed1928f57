import {
  DeleteQueryNode,
  InsertQueryNode,
  TableNode,
  UpdateQueryNode,
  type OperationNode,
  type RootOperationNode,
} from 'kysely'

/** The tables that a statement of the query builder changes. */
export function tablesWritten(node: RootOperationNode): string[] {
  if (UpdateQueryNode.is(node)) return node.table ? nameOf(node.table) : []
  if (InsertQueryNode.is(node)) return node.into ? nameOf(node.into) : []
  return DeleteQueryNode.is(node) ? node.from.froms.flatMap(nameOf) : []
}

function nameOf(node: OperationNode): string[] {
  return TableNode.is(node) ? [node.table.identifier.name] : []
}
