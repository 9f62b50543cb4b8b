import { LongText } from '../../../ui/text/LongText.js';

interface ResultTitlesProps {
  id: string;
  title: string;
  description: string;
}

/** The title and the description of a result. Renders a `<div>`. */
export function ResultTitles({ id, title, description }: ResultTitlesProps) {
  return (
    <div className="parley-result-titles">
      <h3 id={id} className="parley-result-title">
        <bdi>{title}</bdi>
      </h3>
      {description !== '' && (
        <p className="parley-result-description">
          <bdi>
            <LongText text={description} first={600} />
          </bdi>
        </p>
      )}
    </div>
  );
}
