import { useLabels } from '../../react/useLabels.js';

/** The box before a task, which nobody can tick. */
export function TaskBox({ isDone }: { isDone: boolean }) {
  const { markdown } = useLabels();
  return <span role="img" className="parley-task-box" aria-label={isDone ? markdown.taskDone : markdown.taskOpen} />;
}
