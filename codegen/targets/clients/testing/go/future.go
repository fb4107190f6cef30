package main

import (
	"context"
	"errors"

	ui "example.com/mcpjavafxui"
)

var future = []step{
	{"snapshot", func(ctx context.Context, client *ui.Client) (facts, error) {
		snapshot, err := client.UIGetSnapshot(ctx, ui.UIGetSnapshotInput{})
		if err != nil {
			return nil, err
		}
		stages := []facts{}
		for _, stage := range snapshot.Stages {
			stages = append(stages, facts{"stageIndex": stage.StageIndex, "kind": stage.Kind})
		}
		return facts{"stages": stages}, nil
	}},
	{"perform", func(ctx context.Context, client *ui.Client) (facts, error) {
		output, err := client.UIPerform(ctx, ui.UIPerformInput{
			Actions: []ui.Action{ui.TypeTextAction{Text: "x"}},
		})
		if err != nil {
			return nil, err
		}
		return facts{"results": output.Results}, nil
	}},
	{"error", func(ctx context.Context, client *ui.Client) (facts, error) {
		_, err := client.UIQuery(ctx, ui.UIQueryInput{Selector: ui.Selector{CSS: ui.Ptr("#x")}})
		var refused *ui.Error
		if !errors.As(err, &refused) {
			return nil, err
		}
		return facts{"code": refused.Code, "message": refused.Message, "details": refused.Details}, nil
	}},
	{"no envelope", func(ctx context.Context, client *ui.Client) (facts, error) {
		_, err := client.UIScreenshot(ctx, ui.UIScreenshotInput{})
		return facts{"failed": err != nil}, nil
	}},
}
